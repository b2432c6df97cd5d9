import { routePatterns } from '@dvor/admin/app/registry/route-patterns.ts'
import type { FastifyInstance } from 'fastify'
import { adminPage, mountPatterns } from './admin-page.ts'
import type { BackOfficeOptions } from './back-office-options.ts'
import { brandReader } from './read-brand.ts'
import { demoPatterns } from './demo-build.ts'
import { serveAdminBuild } from './serve-build.ts'
import { serveAdminDev } from './serve-dev.ts'

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
  { dev, backOffice: given }: AdminMountOptions,
): Promise<void> {
  // The demo layer's worker needs headers that only a built file gets.
  const backOffice = { ...given, demoLayer: given.demoLayer && !dev }
  const readPage = dev ? await serveAdminDev(app) : await serveAdminBuild(app, backOffice)
  const answer = adminPage(readPage, { dev, backOffice, readBrand: brandReader(app) })
  mountPatterns(app, [...routePatterns, ...demoPatterns(backOffice.demoLayer)], answer)
}
