import { apiError } from '@dvor/contract/errors/errors.ts'
import { pageSlugs, type PageSlugs } from '@dvor/contract/site/page-slugs.ts'
import type { CollectionWithPages } from '@dvor/contract/site/site-page.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../platform/http/typed-routes.ts'
import { listSlugs } from '../crud/read.ts'
import { collectionOf, type Registry } from '../crud/registry.ts'
import type { Services } from '../platform/services.ts'

/** Mounts the addresses of all records that have a page, which the sitemap lists. */
export function mountPageSlugs(app: FastifyInstance, services: Services & { registry: Registry }): void {
  typedApp(app).get('/page-slugs', {
    config: { access: 'anyone' },
    schema: {
      tags: ['content'],
      summary: 'Adresy všetkých stránok záznamov',
      response: { 200: pageSlugs, default: apiError },
    },
    handler: ({ ip }) => readPageSlugs(services, ip),
  })
}

/** Reads as a visitor, also for a signed-in caller: the sitemap is for visitors. */
async function readPageSlugs(
  { db, registry, clock, publicUrl }: Services & { registry: Registry },
  ip: string,
): Promise<PageSlugs> {
  const context = { actor: { kind: 'anyone', ip }, clock, publicUrl } as const
  const slugsOf = (name: CollectionWithPages) =>
    listSlugs(db, collectionOf(registry, { name }), { active: 'true' }, context)
  const [units, articles] = await Promise.all([slugsOf('accommodation-units'), slugsOf('blog-articles')])
  return { 'accommodation-units': units, 'blog-articles': articles }
}
