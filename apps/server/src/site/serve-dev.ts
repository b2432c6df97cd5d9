import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type { SiteBuild } from './site-build.ts'

/** Serves the site through Vite with hot reload on a path of its own; answers how to get the current build. */
export async function serveDev(app: FastifyInstance, siteRoot: string): Promise<() => Promise<SiteBuild>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: siteRoot,
    configFile: `${siteRoot}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server, path: '/__site_hmr' } },
  })
  app.addHook('onClose', () => vite.close())
  if (!app.hasDecorator('use')) await app.register(middie)
  app.use(vite.middlewares)
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild
}
