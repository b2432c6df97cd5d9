import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** The worker's file lies among the others and shall answer for the whole origin; the root leads to the one page. */
const originWideWorker: Plugin = {
  name: 'origin-wide-worker',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      response.setHeader('service-worker-allowed', '/')
      if (request.url === '/') response.writeHead(302, { location: '/demo' }).end()
      else next()
    })
  },
}

const outDir = join(import.meta.dirname, '../../.cache/demo-layer')

// DEMO_API passes what the layer leaves alone to a running product, as http://127.0.0.1:3000.
const product = process.env.DEMO_API

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [originWideWorker],
  build: { outDir, emptyOutDir: true, target: 'es2023' },
  preview: { proxy: product ? { '/api': { target: product, changeOrigin: true } } : {} },
})
