import { useWords } from '../../../core/language/use-language.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

const texts = {
  sk: {
    label: 'Zľavový kód',
    apply: 'Použiť kód',
    remove: 'Zrušiť kód',
    used: 'Kód platí, zľavu sme odpočítali.',
    nothing: 'Kód platí, ale na nič z toho, čo máte vybrané.',
    smaller:
      'Kód platí, v cene je zľava pre vracajúcich sa hostí. Zľavy sa nesčítavajú, použije sa výhodnejšia.',
  },
  en: {
    label: 'Discount code',
    apply: 'Use the code',
    remove: 'Remove the code',
    used: 'The code is valid; the discount has been taken off.',
    nothing: 'The code is valid, but for nothing that you have chosen.',
    smaller:
      'The code is valid; the discount for returning guests is in the price. Discounts are not added up, the better one is used.',
  },
} satisfies InLanguages<Record<string, string>>

/** Words of the field for a discount code. */
export const useCouponTexts = () => useWords(texts)
