import type { Language } from '@dvor/format/languages.ts'
import { monthsAfter, type Day } from '@dvor/format/days.ts'
import { adultsText, nights as nightsText } from '@dvor/format/plurals.ts'
import type { PackageTerms } from './package-price.ts'

/** Adults for whom a voucher for a package with a price per person is sold. */
const voucherAdults = 2

/** Adults that a voucher for the package is for; null where its price is for the unit. */
export const voucherAdultsOf = ({ price_basis }: Pick<PackageTerms, 'price_basis'>): number | null =>
  price_basis === 'person' ? voucherAdults : null

/** Cents of a voucher for a package: its price for one unit, or for two adults. */
export const packageVoucherPrice = ({
  price,
  price_basis,
}: Pick<PackageTerms, 'price' | 'price_basis'>): number =>
  price_basis === 'unit' ? price : price * voucherAdults

interface Named {
  title: string
  nights: number
  adults: number | null
}

/** The purpose of a voucher for a package, named in the language: "Advent pri peci, 2 noci, 2 dospelí". */
export function packageVoucherTitle({ title, nights, adults }: Named, language: Language): string {
  return [title, nightsText(nights, language), adults === null ? null : adultsText(adults, language)]
    .filter((part) => part !== null)
    .join(', ')
}

/** The last day of a voucher sold on a day; of one for a package at most the package's last day of arrival. */
export function voucherLastDay(today: Day, months: number, until?: Day): Day {
  const day = monthsAfter(today, months)
  return until !== undefined && until < day ? until : day
}
