import { gapsIn } from '@dvor/booking/messages/legal-text.ts'
import { desc, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { termsRows } from '../../db/schema/content/terms.ts'
import { settingsRow } from '../../db/schema/settings/global-settings.ts'
import { ApiError } from '../../platform/errors.ts'

/** Gaps in the terms of the property; none in sample mode, whose business is complete. */
export async function listTermsGaps(db: Db): Promise<string[]> {
  const [latest] = await db
    .select({ content: termsRows.content })
    .from(termsRows)
    .where(sql`not exists (select 1 from ${settingsRow} where ${settingsRow.sample_mode})`)
    .orderBy(desc(termsRows.position))
    .limit(1)
  return latest ? gapsIn(latest.content) : []
}

/**
 * Refuses an order on the web while the terms have gaps: a guest cannot agree to who the seller is where nobody has said
 * it (docs/law.md, Orders of consumers). The owner books all the same. @throws ApiError `orders_closed`
 */
export async function refuseUnfinishedTerms(db: Db): Promise<void> {
  const gaps = await listTermsGaps(db)
  if (gaps.length > 0)
    throw new ApiError('orders_closed', 'The terms are not finished, so nothing is sold on the web', {
      details: { missing: gaps },
    })
}
