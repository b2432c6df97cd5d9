import type { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import { foreignLanguages } from '@dvor/format/languages.ts'
import { seasons, weekend, type Season, type UnitKind } from '@dvor/sample/content/stays/seasons.ts'

export type SeasonRow = Omit<CreateInput<typeof prices>, 'accommodation_unit'>

interface Priced {
  kind: UnitKind
  /** Cents per night outside all seasons. */
  base_price: number
}

const fridayAndSaturday = [5, 6]

/** Rounded to whole euros; cents in and out. */
const priced = (base: number, percent: number): number => Math.round((base * percent) / 10_000) * 100

function row({ kind, base_price }: Priced, season: Season, year: number): SeasonRow {
  const { title, translations, from, to, percent, minNights, priority } = season
  const lastYear = to < from ? year + 1 : year
  return {
    title,
    translations,
    valid_from: `${year}-${from}`,
    valid_to: `${lastYear}-${to}`,
    price: priced(base_price, percent[kind]),
    min_nights: minNights?.[kind] ?? null,
    priority,
  }
}

/** Friday and Saturday nights cost more outside the summer, in which all days are equally popular. */
function withWeekend(unit: Priced, season: Season, year: number): SeasonRow[] {
  const whole = row(unit, season, year)
  if (season.weekendPercent === undefined) return [whole]
  const price = priced(whole.price, season.weekendPercent)
  const names = weekendNames(season)
  return [whole, { ...whole, ...names, price, weekdays: fridayAndSaturday, priority: season.priority + 10 }]
}

function weekendNames({ title, translations }: Season) {
  const weekends = foreignLanguages.flatMap((language) => {
    const name = translations[language]?.title
    return name ? [[language, { title: `${name} – ${weekend[language] ?? ''}` }] as const] : []
  })
  return { title: `${title} – víkend`, translations: Object.fromEntries(weekends) }
}

/** A unit's price rows for the given year and the next two. */
export function seasonRows(unit: Priced, firstYear: number): SeasonRow[] {
  const years = [firstYear, firstYear + 1, firstYear + 2]
  return years.flatMap((year) => seasons.flatMap((season) => withWeekend(unit, season, year)))
}
