import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

const folder = join(import.meta.dirname, 'build')

// The server puts a fresh nonce in place of `__CSP_NONCE__` on each answer (apps/server/src/admin/admin-page.ts).
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin-assets/',
  publicDir: false,
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), precompress(folder)],
  build: { outDir: folder, emptyOutDir: true, assetsDir: '', target: 'es2023' },
})
