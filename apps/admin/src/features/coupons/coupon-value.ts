import { parseMoney } from '@dvor/format/money.ts'

/**
 * Converts typed text to the stored value: whole percent, or cents of an amount in euros; null for empty text.
 * Invalid text stays as typed, so that the schema refuses it.
 */
export function couponValue(typed: string, isAmount: boolean): number | string | null {
  const text = typed.trim()
  if (text === '') return null
  if (isAmount) return parseMoney(text) ?? text
  return /^\d{1,3}$/.test(text) ? Number(text) : text
}
