import type { VatRate } from '@dvor/contract/money/vat-kinds.ts'
import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import type { Day } from '@dvor/format/days.ts'
import { portion } from '@dvor/format/rounding.ts'

/**
 * EN 16931 VAT category codes (BT-118, UNTDID 5305) that a guesthouse needs: standard rated, zero rated, exempt or
 * outside of the base, not subject to VAT, reverse charge. Accommodation is supplied where the property stands, so
 * `vatClassOf` never gives the last one.
 */
export type VatCategory = 'S' | 'Z' | 'E' | 'O' | 'AE'

/** VAT category and rate in percent; null where VAT does not apply. */
export interface VatClass {
  category: VatCategory
  rate: number | null
}

/** Inputs of VAT: whether the property pays it, its dated rates, and the day on which the duty arises. */
export interface VatRules {
  payer: boolean
  rates: readonly VatRate[]
  day: Day
}

/** The row of a kind that began last on a day; undefined where the property has none. */
const latestOn = (rates: readonly VatRate[], kind: VatKind, day: Day): VatRate | undefined =>
  rates
    .filter((rate) => rate.kind === kind && rate.valid_from <= day)
    .toSorted((a, b) => b.valid_from.localeCompare(a.valid_from))[0]

/** Whether the property has a rate for a kind on a day. */
export const hasVatRate = ({ rates, day }: Pick<VatRules, 'rates' | 'day'>, kind: VatKind): boolean =>
  latestOn(rates, kind, day) !== undefined

/** The rate in percent of a kind on a day. @throws RangeError when the property has none for it */
export function vatRateOn(rates: readonly VatRate[], kind: VatKind, day: Day): number {
  const latest = latestOn(rates, kind, day)
  if (!latest) throw new RangeError(`No VAT rate for ${kind} on ${day}`)
  return latest.rate
}

/**
 * Category and rate of a kind under these rules. The stay tax (null) is collected for the municipality and stays
 * outside of the base (§ 22 (3) of Act 222/2004): on a payer's invoice category E, because O must not stand beside a
 * rate (BR-O-11).
 */
export function vatClassOf(kind: VatKind | null, { payer, rates, day }: VatRules): VatClass {
  if (!payer) return { category: 'O', rate: null }
  if (kind === null) return { category: 'E', rate: 0 }
  const rate = vatRateOn(rates, kind, day)
  return { category: rate === 0 ? 'Z' : 'S', rate }
}

export const isSameClass = (a: VatClass, b: VatClass): boolean =>
  a.category === b.category && a.rate === b.rate

/** Cents of VAT in an amount that includes it, half away from zero. */
export function vatIn(gross: number, { rate }: VatClass): number {
  // Rates have two decimals at most; hundredths of a percent keep the computation in integers.
  const hundredths = Math.round((rate ?? 0) * 100)
  return portion(gross, hundredths, 10_000 + hundredths)
}

/** Cents without the included VAT. */
export const netOf = (gross: number, vatClass: VatClass): number => gross - vatIn(gross, vatClass)
