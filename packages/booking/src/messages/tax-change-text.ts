import type { StayTaxChange } from '@dvor/contract/guests/guest-register.ts'
import { bindShortWords, defaultLanguage } from '@dvor/format/language.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'

/** The effect of a filled sheet on the stay tax: one sentence for guest and owner. */
export function taxChangeText(
  { before, after }: StayTaxChange,
  when: 'before' | 'after',
  language: Language = defaultLanguage(),
): string {
  const [from, to] = [formatMoney(before, language), formatMoney(after, language)]
  if (language === 'sk')
    return bindShortWords(
      `Daň za ubytovanie sa ${when === 'before' ? 'zmení' : 'zmenila'} z ${from} na ${to}.`,
    )
  return `The stay tax ${when === 'before' ? 'changes' : 'has changed'} from ${from} to ${to}.`
}
