import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The page is built into the Python package, which serves it. No inline scripts or styles: the server's content
// security policy allows neither, so small files are never turned into data addresses except pictures.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.NOCTURNE_WEB_OUT ?? '../src/nocturne/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    port: 5173,
    proxy: { '/api': { target: process.env.NOCTURNE_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
})
