import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

// The page is built into the Python package, which serves it. No inline scripts or styles: the server's content
// security policy allows neither, so small files are never turned into data addresses except pictures.
/** The names of all parts, for a browser that keeps the page as an app: scripts, styles, and the letters of Latin scripts. */
const parts: Plugin = {
  name: 'parts',
  generateBundle(_, bundle) {
    const kept = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name) || /latin-[^/]*\.woff2$/.test(name))
    this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(kept.map((name) => `/${name}`)) })
  },
}

export default defineConfig({
  plugins: [svelte(), parts],
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
