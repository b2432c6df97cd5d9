import { showsNights } from '@dvor/contract/site/site-pages.ts'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { Metrics } from '../metrics/metrics.ts'
import { pageLabels } from '../metrics/page-labels.ts'
import { nextMidnight } from '../http/next-midnight.ts'
import { createPageCache, type PageCache } from '../page-cache/page-cache.ts'
import { noSharedCache, type SharedCache } from '../cdn/shared-cache.ts'
import type { RushGate } from '../rush/rush-gate.ts'
import { answerPage } from './answer-page.ts'
import { pageRenderer } from './render-page.ts'
import { serveBuild } from './serve-build.ts'
import { loadBuild, siteRoot, type SiteBuild } from './site-build.ts'

interface SiteMountOptions {
  /** Reports every commit that may show on a page, and those that may have taken or freed nights. */
  readonly api: {
    onContentChange(listener: () => void): void
    onNightsChange(listener: () => void): void
    upToDate(): boolean
  }
  readonly dev: boolean
  /** Origin under which guests reach the site, without a trailing slash. */
  readonly publicUrl: string
  readonly metrics?: Metrics
  readonly gate: RushGate
  /** Answers of public collections in memory. */
  readonly reads: PageCache
  readonly shared?: SharedCache
}

const cacheBytes = 64 * 1024 * 1024

/**
 * Mounts the public site: its files, and every address without another route. Pages reach the API inside the process,
 * so `app` must have it under `/api`.
 */
export async function mountSite(
  app: FastifyInstance,
  { api, dev, publicUrl, metrics = new Metrics(), gate, reads, shared = noSharedCache }: SiteMountOptions,
): Promise<void> {
  // React decides when it loads how fast it renders; it comes with the build.
  process.env.NODE_ENV ??= dev ? 'development' : 'production'
  const build = dev ? await serveDev(app, siteRoot) : await serveBuilt(app, metrics)
  const mode = dev ? 'development' : 'production'
  const render = metrics.timed(pageRenderer({ app, publicUrl, build, mode, reads }))
  const cache = createPageCache({
    maxBytes: cacheBytes,
    now: () => new Date(),
    validUntil: nextMidnight,
    upToDate: () => api.upToDate(),
  })
  metrics.watchCache('pages', cache)
  api.onContentChange(() => cache.drop())
  api.onNightsChange(() => cache.drop(showsNights))
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.setNotFoundHandler((request, reply) =>
      answerPage(request, reply, { render, cache, dev, gate, shared }),
    )
  })
}

/** Serves the site through Vite with hot reload on a path of its own; answers how to get the current build. */
async function serveDev(app: FastifyInstance, siteRoot: string): Promise<() => Promise<SiteBuild>> {
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

async function serveBuilt(app: FastifyInstance, metrics: Metrics) {
  await serveBuild(app, siteRoot)
  const build = await loadBuild()
  metrics.pageLabel = pageLabels(Object.values(build.routes).flatMap((route) => route?.path ?? []))
  return () => Promise.resolve(build)
}
