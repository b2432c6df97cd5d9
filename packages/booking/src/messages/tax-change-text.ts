import type { StayTaxChange } from '@dvor/contract/guests/guest-register.ts'
import { defaultLanguage } from '@dvor/format/language.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { taxChangeSentence } from '@dvor/texts/areas.ts'

/** The effect of a filled sheet on the stay tax: one sentence for guest and owner. */
export function taxChangeText(
  { before, after }: StayTaxChange,
  when: 'before' | 'after',
  language: Language = defaultLanguage(),
): string {
  const [from, to] = [formatMoney(before, language), formatMoney(after, language)]
  return taxChangeSentence[language](when === 'after', from, to)
}
