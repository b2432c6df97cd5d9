import { slugify } from '@dvor/format/slug.ts'
import { slugLength } from '@dvor/contract/values/values.ts'
import { and, ne, like, or, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { Draft, Row, ServerCollection } from './define.ts'

/**
 * Completes an absent or empty slug from the record's title; a slug in use gets `-2`, `-3`, … Writers of one collection
 * wait for each other here until their transaction ends, so that each finds the slugs of those before.
 */
export async function withSlug(
  db: Db,
  collection: ServerCollection,
  draft: Draft,
  current: Row | undefined,
): Promise<Draft> {
  const { slugFrom } = collection.declaration
  if (!slugFrom || draft['slug'] || (current && draft['slug'] === undefined)) return draft
  const { name } = collection.declaration
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slugs of ${name}`}, 0))`)
  const base = slugify(String(draft[slugFrom] ?? current?.[slugFrom] ?? '')) || 'zaznam'
  return { ...draft, slug: await freeSlug(db, collection, base, current?.id) }
}

/** Appends a number to a slug; where it does not fit, the number replaces the slug's end. */
function numbered(base: string, number: number): string {
  const end = `-${number}`
  return base.slice(0, slugLength - end.length).replace(/-$/, '') + end
}

/** The common prefix of all numbered forms of a slug. */
const alike = (base: string) => (base.length < slugLength - 8 ? `${base}-` : base.slice(0, slugLength - 8))

async function freeSlug(
  db: Db,
  { table, columns }: ServerCollection,
  base: string,
  ownId?: string,
): Promise<string> {
  const { slug, id } = columns
  if (!slug || !id) throw new Error('a collection with slugFrom needs a slug column')
  const others = await db
    .select({ slug })
    .from(table)
    .where(and(or(eq(slug, base), like(slug, `${alike(base)}%`)), ownId ? ne(id, ownId) : undefined))
  const slugs = new Set(others.map((row) => row.slug))
  let candidate = base
  for (let number = 2; slugs.has(candidate); number++) candidate = numbered(base, number)
  return candidate
}
