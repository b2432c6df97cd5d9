import { pageCalls } from '@dvor/contract/calls/content/content.ts'
import type { CurrentSlug, PageSlugs } from '@dvor/contract/site/page-slugs.ts'
import type { CollectionWithPages } from '@dvor/contract/site/site-page.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { history, slugChange } from '../db/schema/system/history.ts'
import { notFound } from '../platform/errors.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { listSlugs } from '../crud/read.ts'
import { collectionOf, type Registry } from '../crud/registry.ts'
import type { Services } from '../platform/services.ts'
import { readTextsIn } from '../property/owners-texts.ts'

type SlugServices = Services & { registry: Registry }

/**
 * Mounts the addresses of all records that have a page, which the sitemap lists, the way from former ones, and the
 * owner's texts for pages in other languages.
 */
export function mountPageSlugs(app: FastifyInstance, services: SlugServices): void {
  mountCalls(app, pageCalls, {
    pageSlugs: ({ ip }) => readPageSlugs(services, ip),
    ownersTexts: { sameForVisitors: true, handler: ({ query }) => readTextsIn(services.db, query.locale) },
    formerSlug: ({ ip, params }) => readCurrentSlug(services, ip, params),
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

/** The record that lost a slug last, by the history of changes; undefined where no record ever had it. */
async function findFormerOwner(
  db: Db,
  collection: CollectionWithPages,
  slug: string,
): Promise<string | undefined> {
  const [entry] = await db
    .select({ id: history.recordId })
    .from(history)
    .where(and(eq(history.collection, collection), slugChange, eq(sql`${history.before} ->> 'slug'`, slug)))
    .orderBy(desc(history.at), desc(history.id))
    .limit(1)
  return entry?.id
}
