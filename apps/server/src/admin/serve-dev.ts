import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { adminRoot } from './admin-root.ts'
import type { ReadPage } from './admin-page.ts'

/** Serves the sources through Vite with hot reload; its own path keeps it apart from the site's dev server. */
export async function serveAdminDev(app: FastifyInstance): Promise<ReadPage> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: adminRoot,
    configFile: join(adminRoot, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { path: '/__hmr', server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  if (!app.hasDecorator('use')) await app.register(middie)
  app.use('/admin-assets', (request, response, next) => {
    // Middie strips the prefix that is Vite's base.
    request.url = `/admin-assets${request.url}`
    vite.middlewares(request, response, next)
  })
  const source = join(adminRoot, 'index.html')
  return async (path) => vite.transformIndexHtml(path, await readFile(source, 'utf8'))
}
