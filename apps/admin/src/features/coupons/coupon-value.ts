import { parseMoney } from '@dvor/format/money.ts'

/**
 * What was typed → what is stored: whole percents, or cents of an amount in euros. Null for nothing; what is no such
 * number stays text, so that the schema refuses it.
 */
export function couponValue(typed: string, isAmount: boolean): number | string | null {
  const text = typed.trim()
  if (text === '') return null
  if (isAmount) return parseMoney(text) ?? text
  return /^\d{1,3}$/.test(text) ? Number(text) : text
}
