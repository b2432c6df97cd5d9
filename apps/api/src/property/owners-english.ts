import type { OwnersEnglish } from '@dvor/contract/site/owners-english.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { priceRuleRows } from '../db/schema/accommodation/price-rules.ts'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import { ratePlanRows } from '../db/schema/accommodation/rate-plans.ts'
import { packageRows } from '../db/schema/content/packages.ts'
import { couponRows } from '../db/schema/reservations/coupons.ts'
import { commonServiceRows } from '../db/schema/services/common-services.ts'
import { serviceRows } from '../db/schema/services/services.ts'
import { settingsRow } from '../db/schema/settings/global-settings.ts'

const pair = (table: PgTable, slovak: AnyPgColumn, english: AnyPgColumn): SQL =>
  sql`select ${slovak}, ${english} from ${table}`

/** Names of ages, also in lower case, as a price line has them inside of a sentence. */
const ages = (table: PgTable, column: AnyPgColumn): SQL => sql`
  select written.slovak, written.english from ${table},
    jsonb_array_elements(case jsonb_typeof(${column}) when 'array' then ${column} else '[]'::jsonb end) as band,
    lateral (values (band ->> 'label', band ->> 'label_en'), (lower(band ->> 'label'), lower(band ->> 'label_en')))
      as written (slovak, english)`

const texts = sql.join(
  [
    pair(units, units.short_description, units.short_description_en),
    pair(serviceRows, serviceRows.title, serviceRows.title_en),
    pair(serviceRows, serviceRows.requirements, serviceRows.requirements_en),
    pair(commonServiceRows, commonServiceRows.title, commonServiceRows.title_en),
    pair(commonServiceRows, commonServiceRows.description, commonServiceRows.description_en),
    pair(priceRows, priceRows.title, priceRows.title_en),
    pair(priceRuleRows, priceRuleRows.title, priceRuleRows.title_en),
    pair(ratePlanRows, ratePlanRows.title, ratePlanRows.title_en),
    pair(ratePlanRows, ratePlanRows.description, ratePlanRows.description_en),
    pair(packageRows, packageRows.title, packageRows.title_en),
    pair(couponRows, couponRows.title, couponRows.title_en),
    ages(settingsRow, settingsRow.age_bands),
    ages(units, units.age_bands),
    ages(serviceRows, serviceRows.child_prices),
    ages(commonServiceRows, commonServiceRows.child_prices),
    ages(packageRows, packageRows.child_prices),
  ],
  sql` union all `,
)

/** The owner's short texts that have an English one, by the Slovak text; null where there are none. */
export const englishTexts = sql<OwnersEnglish | null>`(
  select jsonb_object_agg(slovak, english) from (${texts}) as texts (slovak, english)
  where slovak <> '' and english <> '')`

/** Reads the owner's short texts that have an English one, by the Slovak text. */
export async function readOwnersEnglish(db: Db): Promise<OwnersEnglish> {
  const { rows } = await db.execute<{ english: OwnersEnglish | null }>(sql`select ${englishTexts} as english`)
  return rows[0]?.english ?? {}
}
