import { persons, verbForm } from '@dvor/format/plurals.ts'
import { useWords } from '../../../core/language/use-language.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
  approval: 'Ozveme sa vám e-mailom',
  approvalNote: 'Spravidla do dvoch dní. Dovtedy nič neplatíte.',
  pay: 'Zaplaťte',
  payBy: 'najneskôr',
  payUntil: 'do',
  wasDue: 'čakali sme do',
  payOnSite: 'Pri príchode zaplatíte',
  payOnSiteNote: 'v hotovosti alebo kartou',
  paid: 'Nič už neplatíte',
  guests: 'Napíšte nám, kto príde',
  guestsLeft: (count: number) =>
    `${verbForm(count, 'Chýba', 'Chýbajú')} ešte ${persons(count, 'sk')}. Na recepcii vás potom už nezdržíme.`,
  guestsFilled: 'Vieme, kto príde',
  arrive: (day: string) => `Príchod: ${day}`,
  from: (time: string) => `od ${time}`,
  begins: (time: string) => `Začíname o ${time}.`,
  leave: (day: string) => `Odchod: ${day}`,
  until: (time: string) => `do ${time}`,
  way: 'Cesta k nám',
  directions: 'Ako sa k nám dostanete',
  area: 'Mapa a okolie',
}

/** Words on what awaits a guest before and during a stay. */
const arrivalWords: InLanguages<typeof sk> = {
  sk,
  en: {
    approval: 'We will write to you',
    approvalNote: 'Usually within two days. Until then there is nothing to pay.',
    pay: 'Pay',
    payBy: 'by',
    payUntil: 'by',
    wasDue: 'it was due by',
    payOnSite: 'On arrival you pay',
    payOnSiteNote: 'in cash or by card',
    paid: 'There is nothing left to pay',
    guests: 'Tell us who is coming',
    guestsLeft: (count) => `Still missing: ${persons(count, 'en')}. It saves you time at the reception.`,
    guestsFilled: 'We know who is coming',
    arrive: (day) => `Arrival: ${day}`,
    from: (time) => `from ${time}`,
    begins: (time) => `We begin at ${time}.`,
    leave: (day) => `Departure: ${day}`,
    until: (time) => `by ${time}`,
    way: 'The way to us',
    directions: 'How to reach us',
    area: 'Map and surroundings',
  },
}
export const useArrivalWords = () => useWords(arrivalWords)
