import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { Language } from '@dvor/format/languages.ts'
import { nights } from '@dvor/format/plurals.ts'
import { sumOfLines } from '../money/sum-of-lines.ts'
import { lineDays, lineDetail, lineLabel, lineRule, listed } from './price-line-text.ts'
import { shownLines } from './shown-lines.ts'

/** A night or a service that a package contains: the owner's name of it, and its days or time. */
export interface PackagePart {
  owners: string
  detail: string
}

/** A line of a price as guests read it; cents. */
export interface GuestLine {
  /** A term in the guest's language, and after it the owner's text as it was typed. */
  term: string
  owners: string
  /** The owner's name of the rule that made it. */
  rule: string | null
  detail: string
  amount: number
  /** Contents of a package; empty on other lines. */
  contents: PackagePart[]
}

/** The lines of a price for guests: a package is one line. Its split over VAT kinds is for the invoice and the owner. */
export function guestLines(lines: readonly PriceLine[], language: Language): GuestLine[] {
  const parts = lines.filter(({ in_package }) => in_package)
  const [first] = parts
  return shownLines(lines).flatMap((line): GuestLine[] => {
    if (!line.in_package)
      return [
        {
          ...lineLabel(line, language),
          rule: lineRule(line),
          detail: lineDetail(line, language),
          amount: line.amount,
          contents: [],
        },
      ]
    if (line !== first) return []
    const contents = contentsOf(parts, language)
    return [
      { term: '', owners: line.rule ?? '', rule: null, detail: '', amount: sumOfLines(parts), contents },
    ]
  })
}

/** Parts of a package without their shares of its price; the nights of a unit are one part. */
function contentsOf(parts: readonly PriceLine[], language: Language): PackagePart[] {
  const groups = Map.groupBy(parts, (line) => (line.kind === 'nights' ? line.accommodation_unit : line))
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    if (first.kind !== 'nights') return [{ owners: first.label, detail: lineDetail(first, language) }]
    const { last_night } = others.at(-1) ?? first
    const count = others.reduce((sum, { quantity }) => sum + quantity, first.quantity)
    const detail = listed(lineDays({ ...first, last_night }, language), nights(count, language))
    return [{ owners: first.label, detail }]
  })
}
