import { parseMoney } from '@dvor/format/money.ts'

/**
 * Converts typed text to the stored value of a rule: hundredths of a percent, or cents of an amount in euros; null for
 * empty text. Invalid text stays as typed, so that the schema refuses it.
 */
export function ruleNumber(typed: string, isPercent: boolean): number | string | null {
  const text = typed.trim().replace(/\s*[%€]$/u, '')
  if (text === '') return null
  if (!isPercent) return parseMoney(text) ?? text
  if (!/^\d{1,3}([,.]\d{1,2})?$/.test(text)) return text
  return Math.round(Number(text.replace(',', '.')) * 100)
}
