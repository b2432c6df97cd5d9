import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildServiceWorker } from './build-service-worker.ts'
import { demoLayerOnDemand } from './demo-layer-on-demand.ts'
import { precompress } from './precompress.ts'

const folder = join(import.meta.dirname, 'build')

/** The template's sample calls are loaded by their switch alone (demo-layer-on-demand.ts). */
const isOutsideDemoLayer = (id: string) => !/packages\/demo-layer\/|node_modules\/msw\//.test(id)
const isLibrary = (id: string) => isOutsideDemoLayer(id) && id.includes('/node_modules/')

/**
 * The sign-in loads the first three groups; `screens` holds what four screens or more have in common. Each request
 * costs more than its bytes: without the groups a screen asked for some 140 files, most of them below two kilobytes.
 */
const groups = [
  { name: 'libraries', tags: ['$initial' as const], test: isLibrary, priority: 3 },
  { name: 'start', tags: ['$initial' as const], test: isOutsideDemoLayer, priority: 2 },
  { name: 'sign-in', test: /apps\/admin\/src\/features\/sign-in\//, priority: 2 },
  { name: 'screens', test: isOutsideDemoLayer, minShareCount: 4, priority: 1 },
]

// The server puts a fresh nonce in place of `__CSP_NONCE__` on each answer (apps/server/src/admin/admin-page.ts).
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin-assets/',
  publicDir: false,
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), demoLayerOnDemand(), buildServiceWorker(), precompress(folder)],
  build: {
    outDir: folder,
    emptyOutDir: true,
    assetsDir: '',
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
