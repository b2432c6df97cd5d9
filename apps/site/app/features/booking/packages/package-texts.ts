import type { InLanguages } from '../../../core/language/use-language.ts'

const sk = {
  party: 'Kto príde',
  included: 'V cene máte',
  nights: 'ubytovanie na',
  price: 'Spolu za balík',
  taxNote: 'K cene sa pripočíta miestny poplatok za ubytovanie.',
  day: 'Vyberte si termín',
  unit: 'Vyberte si izbu',
  time: 'Vyberte si čas',
  left: 'Posledné voľné miesta:',
  proceed: 'Pokračovať na údaje',
  missing: 'Vyberte, prosím, termín.',
  noneTitle: 'Na tento balík už nie je voľný termín',
  noneText: 'Skúste iný počet ľudí, alebo nám zavolajte či napíšte. Spolu niečo vymyslíme.',
  overTitle: 'Tento balík už nepredávame',
  otherStays: 'Pozrieť iné ponuky',
  failedTitle: 'Balík sa nepodarilo podržať',
}
const en: typeof sk = {
  party: 'Who is coming',
  included: 'The price includes',
  nights: 'accommodation for',
  price: 'The package costs',
  taxNote: 'The local accommodation tax is added to the price.',
  day: 'Choose your dates',
  unit: 'Choose your room',
  time: 'Choose the time',
  left: 'Last places:',
  proceed: 'Continue to your details',
  missing: 'Please choose your dates.',
  noneTitle: 'This package has no free dates left',
  noneText: 'Try another number of people, or call or write to us. We will find a way.',
  overTitle: 'This package is no longer sold',
  otherStays: 'See other offers',
  failedTitle: 'The package could not be held',
}

export const packageTexts: InLanguages<typeof sk> = { sk, en }
