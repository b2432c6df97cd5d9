import type { Language } from '@dvor/format/language.ts'
import { formatMoney } from '@dvor/format/money.ts'

/** When a security deposit of these cents is taken and returned; null without one. */
export function depositText(cents: number, language: Language): string | null {
  if (cents <= 0) return null
  const amount = formatMoney(cents, language)
  return language === 'sk'
    ? `${amount} pri príchode, vrátime ju pri odchode`
    : `${amount} on arrival, returned on departure`
}
