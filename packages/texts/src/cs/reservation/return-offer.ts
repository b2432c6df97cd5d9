import { countInGenitive } from '@dvor/format/plurals.ts'
import type { Texts } from '../../texts.ts'

export const returnOfferWords: Texts['returnOfferWords'] = {
  heading: 'Sleva na další pobyt',
  text: (amount) =>
    `Děkujeme, že jste u nás byli. Příště máte slevu ${amount}. Stačí jít tímto odkazem a odečte se sama.`,
  book: 'Vybrat si termín',
}

export const returnConditionWords: Texts['returnConditionWords'] = {
  holds: 'Platí',
  nights: (count) => `na pobyt od ${countInGenitive(count, 'night', 'cs')}`,
  stayFrom: (day) => `od ${day}`,
  stayTo: (day) => `na noci do ${day}`,
  bookBy: (day) => `při rezervaci do ${day}`,
}
