import { accommodationObjects } from '@dvor/contract/collections/accommodation/accommodation-objects.ts'
import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { priceRules } from '@dvor/contract/collections/accommodation/price-rules.ts'
import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import { ratePlans } from '@dvor/contract/collections/accommodation/rate-plans.ts'
import { stayPackages } from '@dvor/contract/collections/content/packages.ts'
import { seasonalOffers } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { coupons } from '@dvor/contract/collections/reservations/coupons.ts'
import { commonServices } from '@dvor/contract/collections/services/common-services.ts'
import { products } from '@dvor/contract/collections/services/products.ts'
import { services } from '@dvor/contract/collections/services/services.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { translatedFields } from '@dvor/contract/declaration/translations.ts'
import type { OwnersTexts } from '@dvor/contract/site/owners-text.ts'
import type { Language } from '@dvor/format/languages.ts'
import { translationChain } from '@dvor/format/languages.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { objects } from '../db/schema/accommodation/accommodation-objects.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { priceRuleRows } from '../db/schema/accommodation/price-rules.ts'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import { ratePlanRows } from '../db/schema/accommodation/rate-plans.ts'
import { packageRows } from '../db/schema/content/packages.ts'
import { offerRows } from '../db/schema/content/seasonal-offers.ts'
import { couponRows } from '../db/schema/reservations/coupons.ts'
import { commonServiceRows } from '../db/schema/services/common-services.ts'
import { productRows } from '../db/schema/services/products.ts'
import { serviceRows } from '../db/schema/services/services.ts'
import { settingsRow } from '../db/schema/settings/global-settings.ts'

type TranslatedTable = PgTable & { translations: AnyPgColumn }

/** The short translated texts of a table: `slovak`, `language`, `translated`. Pages read long ones with their record. */
function textsOf({ fields }: Collection, table: TranslatedTable): SQL {
  const short = translatedFields(fields).filter(([, { kind }]) => kind !== 'html')
  const values = short.map(([key]) => sql`(${sql.raw(`'${key}'`)}, ${sql.identifier(key)})`)
  return sql`select written.slovak, each.language, each.texts ->> written.field from ${table},
    lateral (values ${sql.join(values, sql`, `)}) as written (field, slovak),
    jsonb_each(${table.translations}) as each (language, texts)`
}

/** Names of ages, also in lower case, as a price line has them inside of a sentence. */
const ages = (table: PgTable, column: AnyPgColumn): SQL => sql`
  select written.slovak, each.language, written.translated from ${table},
    jsonb_array_elements(case jsonb_typeof(${column}) when 'array' then ${column} else '[]'::jsonb end) as band,
    jsonb_each(coalesce(band -> 'translations', '{}')) as each (language, texts),
    lateral (values (band ->> 'label', each.texts ->> 'label'),
      (lower(band ->> 'label'), lower(each.texts ->> 'label'))) as written (slovak, translated)`

const texts = sql.join(
  [
    textsOf(accommodationObjects, objects),
    textsOf(accommodationUnits, units),
    textsOf(services, serviceRows),
    textsOf(commonServices, commonServiceRows),
    textsOf(products, productRows),
    textsOf(prices, priceRows),
    textsOf(priceRules, priceRuleRows),
    textsOf(ratePlans, ratePlanRows),
    textsOf(stayPackages, packageRows),
    textsOf(seasonalOffers, offerRows),
    textsOf(coupons, couponRows),
    ages(settingsRow, settingsRow.age_bands),
    ages(units, units.age_bands),
    ages(serviceRows, serviceRows.child_prices),
    ages(commonServiceRows, commonServiceRows.child_prices),
    ages(packageRows, packageRows.child_prices),
  ],
  sql` union all `,
)

/** The owner's short texts by language and Slovak text; null where none is translated. */
export const translatedTexts = sql<OwnersTexts | null>`(
  select jsonb_object_agg(language, of_language) from (
    select language, jsonb_object_agg(slovak, translated) as of_language
    from (${texts}) as texts (slovak, language, translated)
    where slovak <> '' and translated <> '' group by language) as languages)`

/** Reads the owner's short texts that are translated, by language and Slovak text. */
export async function readOwnersTexts(db: Db): Promise<OwnersTexts> {
  const { rows } = await db.execute<{ texts: OwnersTexts | null }>(sql`select ${translatedTexts} as texts`)
  return rows[0]?.texts ?? {}
}

/** Texts of a page in a language: each in the first language that has it. */
export async function readTextsIn(db: Db, language: Language): Promise<OwnersTexts> {
  const all = await readOwnersTexts(db)
  const chosen = new Set<string>()
  const entries = translationChain(language).map((one) => {
    const missing = Object.entries(all[one] ?? {}).filter(([slovak]) => !chosen.has(slovak))
    for (const [slovak] of missing) chosen.add(slovak)
    return [one, Object.fromEntries(missing)] as const
  })
  return Object.fromEntries(entries)
}
