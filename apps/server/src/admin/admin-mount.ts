import { routePatterns } from '@dvor/admin/app/registry/route-patterns.ts'
import { brandVersion, paletteOf } from '@dvor/contract/values/palette.ts'
import middie from '@fastify/middie'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { StartFailure } from '../failures/start-failure.ts'
import { adminPage, mountPatterns, type ReadPage } from './admin-page.ts'
import type { BackOfficeOptions } from './back-office-options.ts'
import type { AdminBrand } from './brand-head.ts'
import { mountManifest, mountServiceWorker } from './installable.ts'
import { demoPatterns, isDemoWorker, setWorkerHeaders } from './demo-build.ts'

/** Folder of the back office's sources and build. */
const adminRoot = fileURLToPath(new URL('../../../admin', import.meta.url))

/** Output of `vite build`. */
const adminBuild = join(adminRoot, 'build')

/** Built files that have an address of their own. */
const ownPlace: ReadonlySet<string> = new Set(['/index.html', '/service-worker.js'])

const settings = z.object({
  business_name: z.string(),
  colour_primary: z.string(),
  colour_accent: z.string(),
  colour_paper: z.string(),
  icon: z.object({ id: z.string() }).nullable(),
  sample_mode: z.boolean(),
})

interface AdminMountOptions {
  readonly dev: boolean
  readonly backOffice: BackOfficeOptions
}

/**
 * Mounts the back office: its files under /admin-assets/, and its one page at exactly the listed patterns. Any other
 * path is left to the site and its 404.
 */
export async function mountAdmin(
  app: FastifyInstance,
  { dev, backOffice: options }: AdminMountOptions,
): Promise<void> {
  // The demo layer's worker needs headers that only a built file gets.
  const backOffice = { ...options, demoLayer: options.demoLayer && !dev }
  const readPage = dev ? await serveAdminDev(app) : await serveAdminBuild(app, backOffice)
  const readBrand = brandReader(app)
  const answer = adminPage(readPage, { dev, backOffice, readBrand })
  mountManifest(app, readBrand)
  mountPatterns(app, [...routePatterns, ...demoPatterns(backOffice.demoLayer)], answer)
}

/** Serves the sources through Vite with hot reload; its own path keeps it apart from the site's dev server. */
async function serveAdminDev(app: FastifyInstance): Promise<ReadPage> {
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

/** Serves the built files, whose names carry a hash of their content; the demo layer's worker only where it is on. */
async function serveAdminBuild(
  app: FastifyInstance,
  { demoLayer }: Pick<BackOfficeOptions, 'demoLayer'>,
): Promise<ReadPage> {
  const page = await readFile(join(adminBuild, 'index.html'), 'utf8').catch(() => {
    throw new StartFailure('The back office is not built; run npm run build')
  })
  await app.register(fastifyStatic, {
    root: adminBuild,
    prefix: '/admin-assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    setHeaders: setWorkerHeaders,
    allowedPath: (path) => !ownPlace.has(path) && (demoLayer || !isDemoWorker(path)),
  })
  await mountServiceWorker(app, join(adminBuild, 'service-worker.js'))
  return () => Promise.resolve(page)
}

/** Reads the look of the property from the API inside the process; public reads come from memory there. */
function brandReader(app: FastifyInstance): () => Promise<AdminBrand | null> {
  return async () => {
    const answer = await app.inject({ url: '/api/global-settings' })
    const read = settings.safeParse(answer.statusCode === 200 ? answer.json() : null)
    if (!read.success) return null
    const { data } = read
    return { name: data.business_name, palette: paletteOf(data), version: brandVersion(data) }
  }
}
