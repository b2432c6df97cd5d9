import { fillLegalText } from '@dvor/booking/messages/legal-text.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { ratePlanRows } from '../../db/schema/accommodation/rate-plans.ts'
import { settingsRow } from '../../db/schema/settings/global-settings.ts'
import { textBlockRows } from '../../db/schema/content/text-blocks.ts'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { termsRows } from '../../db/schema/content/terms.ts'

type CurrentTerms = Pick<typeof termsRows.$inferSelect, 'version' | 'title' | 'content' | 'property'>
export type Terms = typeof termsRows.$inferSelect

/** Terms that a guest accepted: version and moment (ISO), because the wording of a version may be corrected later. */
export interface Accepted {
  version: string
  accepted_at: string
}

/** Locks the terms, so that their writers run one after the other until the transaction ends. */
export async function lockTerms(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('terms_versions'))`)
}

/** The current terms, from settings, rate plans and texts, with the settings and plans filled into the text. */
async function readCurrentTerms(db: Db): Promise<CurrentTerms | undefined> {
  const [row] = await db
    .select({ settings: settingsRow, title: textBlockRows.title, content: textBlockRows.content })
    .from(settingsRow)
    .innerJoin(textBlockRows, eq(textBlockRows.mark, 'terms-content'))
  if (!row) return undefined
  const { settings, title, content } = row
  const plans = await db.select().from(ratePlanRows)
  return {
    version: settings.terms_version,
    title: title ?? 'Obchodné podmienky',
    content: fillLegalText(content ?? '', settings, plans),
    property: settings.business_name,
  }
}

/** Adds the current terms, unless they equal the last stored ones. */
export async function insertCurrentTerms(db: Db, at: Date | undefined): Promise<void> {
  const now = await readCurrentTerms(db)
  if (!now) return
  const moment = at ? sql`${at.toISOString()}::timestamptz` : sql`now()`
  await db.execute(sql`
    insert into terms_versions (id, version, title, content, property, kept_at)
    select ${newId()}::uuid, now_valid.*, ${moment}
    from (
      select ${now.version}::text as version, ${now.title}::text as title,
        ${now.content}::text as content, ${now.property}::text as property) now_valid
    where row(now_valid.*) is distinct from (
      select row(version, title, content, property) from terms_versions order by position desc limit 1)`)
}

/**
 * The wording that was on the site when it was accepted: the last one of its version before that moment. An acceptance
 * from before the first stored wording gets that one.
 */
export async function findTerms(db: Db, { version, accepted_at }: Accepted): Promise<Terms | undefined> {
  const away = sql`${termsRows.kept_at} - ${accepted_at}::timestamptz`
  const [row] = await db
    .select()
    .from(termsRows)
    .where(eq(termsRows.version, version))
    .orderBy(
      sql`${away} <= interval '0' desc`,
      sql`abs(extract(epoch from ${away}))`,
      desc(termsRows.position),
    )
    .limit(1)
  return row
}

/** Stores the document made of a wording, unless it has one already. */
export async function storeTermsPdf(db: Db, id: string, pdf: Buffer): Promise<void> {
  await db
    .update(termsRows)
    .set({ pdf })
    .where(and(eq(termsRows.id, id), isNull(termsRows.pdf)))
}
