import type { Fields } from '@dvor/contract/declaration/field.ts'
import { htmlLength, lastPlace } from '@dvor/contract/declaration/fields.ts'
import { getTableName, max, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { cleanHtml } from '../platform/clean-html.ts'
import { invalid } from '../platform/errors.ts'
import type { CallContext, Draft, Row, ServerCollection } from './define.ts'
import { withSlug } from './slugs.ts'
import { withSources } from './translations.ts'

/** The values to store: cleaned, with slug and place where the body has none, and after the collection's hook. */
export async function completed(
  tx: Db,
  collection: ServerCollection,
  body: Draft,
  current: Row | undefined,
  context: CallContext,
): Promise<Draft> {
  const withAddress = await withSlug(
    tx,
    collection,
    await cleaned(collection.declaration.fields, body),
    current,
  )
  const draft = await withPlace(tx, collection, withAddress, current)
  const checked = (await collection.hooks.beforeWrite?.(tx, draft, current, context)) ?? draft
  return withSources(collection.declaration, checked, current)
}

/** Cleans all html of a draft, in every language. @throws ApiError `invalid` for a text that grew too long */
async function cleaned(fields: Fields, draft: Draft): Promise<Draft> {
  const values = await cleanedTexts(fields, draft)
  if (!('translations' in fields) || draft['translations'] === undefined) return values
  const translations = await Promise.all(
    Object.entries(draft['translations'] as Readonly<Record<string, Draft>>).map(
      async ([language, texts]) =>
        [language, await cleanedTexts(fields, texts, `translations.${language}.`)] as const,
    ),
  )
  return { ...values, translations: Object.fromEntries(translations) }
}

/** Cleaning closes tags and escapes characters, so a text may be longer afterwards than the one that was checked. */
async function cleanedTexts(fields: Fields, texts: Draft, prefix = ''): Promise<Draft> {
  const clean = async ([key, value]: [string, unknown]) => {
    if (fields[key]?.kind !== 'html' || typeof value !== 'string') return [key, value] as const
    const text = await cleanHtml(value)
    if (text.length > htmlLength) throw invalid([{ path: `${prefix}${key}`, code: 'too_long' }])
    return [key, text] as const
  }
  return Object.fromEntries(await Promise.all(Object.entries(texts).map(clean)))
}

/**
 * Gives a record without a place of its own the last one, in each field that is declared as a place. A lock until the
 * end of the transaction keeps two concurrent inserts from getting the same place.
 */
async function withPlace(
  db: Db,
  { declaration, table, columns }: ServerCollection,
  draft: Draft,
  current: Row | undefined,
): Promise<Draft> {
  const placed = { ...draft }
  for (const [name, { isPlace }] of Object.entries(declaration.fields)) {
    const isEmpty = draft[name] === null || (draft[name] === undefined && current === undefined)
    const column = columns[name]
    if (!isPlace || !isEmpty || !column) continue
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`last place of ${getTableName(table)}`}))`)
    const [last] = await db.select({ place: max(column) }).from(table)
    placed[name] = Math.min(Number(last?.place ?? -1) + 1, lastPlace)
  }
  return placed
}
