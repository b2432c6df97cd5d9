import { persons, verbForm } from '@dvor/format/plurals.ts'

/** Words on what awaits a guest before and during a stay. */
export const arrivalWords = {
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
