import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { termsWords } from '@dvor/texts/areas.ts'

/** When a security deposit of these cents is taken and returned; null without one. */
export const depositText = (cents: number, language: Language): string | null =>
  cents > 0 ? termsWords[language].deposit(formatMoney(cents, language)) : null
