import { defaultLanguage, nbsp, type Language } from './language.ts'

/** A true minus sign: a hyphen would let the line break between sign and number. */
const minus = '−'

/** Digits in groups of three: `1 234` with hard spaces, in English `1,234`. */
export function groupDigits(digits: string, language: Language): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, language === 'sk' ? nbsp : ',')
}

/** Puts the sign before an unsigned text. */
export const signed = (value: number, text: string) => (value < 0 ? `${minus}${text}` : text)

/** A number for people: `1 234,5`, in English `1,234.5`; at most `decimals` places, trailing zeros dropped. */
export function formatNumber(value: number, language: Language = defaultLanguage(), decimals = 2): string {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.')
  const places = fraction.replace(/0+$/, '')
  const text = groupDigits(whole, language) + (places && `${language === 'sk' ? ',' : '.'}${places}`)
  return signed(/[1-9]/.test(text) ? value : 0, text)
}

/** `30 %` with a hard space, in English `30%`; at most `decimals` places. */
export function formatPercent(percent: number, language: Language = defaultLanguage(), decimals = 1): string {
  return `${formatNumber(percent, language, decimals)}${language === 'sk' ? nbsp : ''}%`
}
