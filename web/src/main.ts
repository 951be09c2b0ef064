import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { startWorker } from './lib/offline'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the application')
startWorker()
export default mount(App, { target })
