import type { Texts } from '../../texts.ts'

export const searchWords: Texts['searchWords'] = {
  label: 'Hledat volný termín',
  arrival: 'Příjezd',
  departure: 'Odjezd',
  noChildren: 'bez dětí',
  find: 'Najít pokoj',
  openSheet: 'Vybrat dny a hosty v kalendáři s cenami',
}

export const staySheetWords: Texts['staySheetWords'] = {
  title: 'Kdy a kolik vás bude?',
  hint: 'Klepněte na den příjezdu a potom na den odjezdu. U dne je cena noci pro vás v nejlevnějším volném pokoji.',
  goesOn: 'Klepněte na příjezd a odjezd. Jakmile vyberete odjezd, ukážeme volné pokoje.',
  daysMissing: 'Vyberte prosím den příjezdu i odjezdu.',
  from: 'od',
  plan: 'sazba',
  show: 'Ukázat volné pokoje',
}
