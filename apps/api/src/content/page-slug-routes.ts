import { apiError } from '@dvor/contract/errors/errors.ts'
import {
  currentSlug,
  formerSlug,
  pageSlugs,
  type CurrentSlug,
  type PageSlugs,
} from '@dvor/contract/site/page-slugs.ts'
import { ownersEnglish } from '@dvor/contract/site/owners-english.ts'
import type { CollectionWithPages } from '@dvor/contract/site/site-page.ts'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../platform/errors.ts'
import { typedApp } from '../platform/http/typed-routes.ts'
import { listSlugs } from '../crud/read.ts'
import { collectionOf, type Registry } from '../crud/registry.ts'
import type { Services } from '../platform/services.ts'
import { readOwnersEnglish } from '../property/owners-english.ts'
import { findFormerOwner } from './former-slugs.ts'

type SlugServices = Services & { registry: Registry }

/**
 * Mounts the addresses of all records that have a page, which the sitemap lists, the way from former ones, and the
 * owner's texts for English pages.
 */
export function mountPageSlugs(app: FastifyInstance, services: SlugServices): void {
  const typed = typedApp(app)
  typed.get('/page-slugs', {
    config: { access: 'anyone' },
    schema: {
      tags: ['content'],
      summary: 'Adresy všetkých stránok záznamov',
      response: { 200: pageSlugs, default: apiError },
    },
    handler: ({ ip }) => readPageSlugs(services, ip),
  })
  typed.get('/owners-english', {
    config: { access: 'anyone' },
    schema: {
      tags: ['content'],
      summary: 'Krátke texty majiteľa po anglicky',
      response: { 200: ownersEnglish, default: apiError },
    },
    handler: () => readOwnersEnglish(services.db),
  })
  typed.get('/former-slugs/:collection/:slug', {
    config: { access: 'anyone' },
    schema: {
      tags: ['content'],
      summary: 'Dnešná adresa stránky záznamu podľa bývalej',
      params: formerSlug,
      response: { 200: currentSlug, default: apiError },
    },
    handler: ({ ip, params }) => readCurrentSlug(services, ip, params),
  })
}

/** Reads slugs as a visitor, also for a signed-in caller: pages and their addresses are for visitors. */
function slugsFor({ db, registry, clock, publicUrl }: SlugServices, ip: string) {
  const context = { actor: { kind: 'anyone', ip }, clock, publicUrl } as const
  return (name: CollectionWithPages, query: { id?: string } = {}) =>
    listSlugs(db, collectionOf(registry, { name }), { active: 'true', ...query }, context)
}

async function readPageSlugs(services: SlugServices, ip: string): Promise<PageSlugs> {
  const slugsOf = slugsFor(services, ip)
  const [units, articles] = await Promise.all([slugsOf('accommodation-units'), slugsOf('blog-articles')])
  return { 'accommodation-units': units, 'blog-articles': articles }
}

/** @throws ApiError `not_found` for a slug that no record had, or only one that visitors do not see */
async function readCurrentSlug(
  services: SlugServices,
  ip: string,
  { collection, slug }: { collection: CollectionWithPages; slug: string },
): Promise<CurrentSlug> {
  const id = await findFormerOwner(services.db, collection, slug)
  const [current] = id ? await slugsFor(services, ip)(collection, { id }) : []
  if (current === undefined) throw notFound('Page')
  return { slug: current }
}
