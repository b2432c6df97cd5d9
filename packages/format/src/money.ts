import { grammarOf } from './grammar.ts'
import { defaultLanguage } from './language.ts'
import type { Language } from './languages.ts'
import { groupDigits, signed } from './numbers.ts'

function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money is whole cents, not ${cents}`)
}

/** Integer cents → `1 234,50 €` with hard spaces, in English `€1,234.50`. Throws RangeError for a fraction. */
export function formatMoney(cents: number, language: Language = defaultLanguage()): string {
  assertCents(cents)
  const absolute = Math.abs(cents)
  const whole = groupDigits(String(Math.floor(absolute / 100)), language)
  const fraction = String(absolute % 100).padStart(2, '0')
  const { money, decimalSign } = grammarOf(language)
  return signed(cents, money(whole + decimalSign + fraction))
}

/** As `formatMoney`, with the currency's code (ISO 4217) in place of the sign where it is not the euro. */
export function formatAmount(cents: number, currencyCode: string): string {
  const euros = formatMoney(cents)
  return currencyCode === 'EUR' ? euros : euros.replace('€', currencyCode)
}

/** As `formatMoney`, but whole euros without decimals: `89 €`; for "price from" and charts. */
export function formatEuros(cents: number, language: Language = defaultLanguage()): string {
  if (cents % 100 !== 0) return formatMoney(cents, language)
  assertCents(cents)
  return signed(cents, grammarOf(language).money(groupDigits(String(Math.abs(cents / 100)), language)))
}

/** Cents as a plain decimal (`1234.50`), for machines: structured data, CSV, payment links. */
export function decimalEuros(cents: number): string {
  assertCents(cents)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const typedAmount = /^([-−]?)(\d{1,9})(?:[.,](\d{1,2}))?$/

/**
 * Integer cents of a typed amount: `89,90`, `89.9`, `1 234,50 €`, `1.234,50`, `€1,234.50`, `89,90 EUR`. Null when it is
 * no amount, also for a third decimal, which would have to be dropped.
 */
export function parseMoney(text: string): number | null {
  const bare = text.replace(/[\s€]/g, '').replace(/^EUR|EUR$/i, '')
  const withoutGroups = /^[-−]?\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(bare)
    ? bare.replaceAll('.', '')
    : /^[-−]?\d{1,3}(,\d{3})+\.\d{1,2}$/.test(bare)
      ? bare.replaceAll(',', '')
      : bare
  const match = typedAmount.exec(withoutGroups)
  if (!match) return null
  const [, sign, whole, fraction = ''] = match
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign ? 0 - cents : cents
}
