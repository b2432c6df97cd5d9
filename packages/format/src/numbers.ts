import { grammarOf } from './grammar.ts'
import { defaultLanguage } from './language.ts'
import type { Language } from './languages.ts'

/** A true minus sign: a hyphen would let the line break between sign and number. */
const minus = '−'

/** Digits in groups of three: `1 234` with hard spaces, in English `1,234`. */
export function groupDigits(digits: string, language: Language): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, grammarOf(language).groupSign)
}

/** Puts the sign before an unsigned text. */
export const signed = (value: number, text: string) => (value < 0 ? `${minus}${text}` : text)

/** A number for people: `1 234,5`, in English `1,234.5`; at most `decimals` places, trailing zeros dropped. */
export function formatNumber(value: number, language: Language = defaultLanguage(), decimals = 2): string {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.')
  const places = fraction.replace(/0+$/, '')
  const text = groupDigits(whole, language) + (places && grammarOf(language).decimalSign + places)
  return signed(/[1-9]/.test(text) ? value : 0, text)
}

/** `30 %` with a hard space, in English `30%`; at most `decimals` places. */
export function formatPercent(percent: number, language: Language = defaultLanguage(), decimals = 1): string {
  return `${formatNumber(percent, language, decimals)}${grammarOf(language).percentSign}`
}

/** A count on a badge: as it is up to 999, above that in thousands with one decimal, `12.4k` (docs/product.md, Texts and numbers). */
export function formatThousands(count: number): string {
  return count > 999 ? `${(Math.round(count / 100) / 10).toFixed(1)}k` : String(count)
}
