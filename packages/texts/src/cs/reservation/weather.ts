import type { weatherChoiceTexts as slovak } from '../../sk/reservation/weather.ts'

/** What a guest reads about an activity that the weather has stopped. */
export const weatherChoiceTexts: typeof slovak = {
  heading: 'Odvoláno kvůli počasí',
  text: 'Mrzí nás, že to nevyšlo. Vyberte si jiný volný čas, nebo vám peníze vrátíme.',
  off: (what, when) => `${what}, ${when}, se nekoná.`,
  until: (when) => `Vybrat si můžete do ${when}. Potom vracíme peníze.`,
  when: 'Jiný volný čas',
  choose: 'Vyberte si čas',
  take: 'Chci tento čas',
  money: 'Chci peníze zpět',
  none: 'Jiný volný čas během vašeho pobytu nemáme, proto vám peníze vrátíme.',
  costs: (price) => `Cena rezervace s novým časem: ${price}.`,
  tookTime: (what, when) => `${what}: nový čas je ${when}.`,
  tookMoney: (what) => `${what}: peníze vám vrátíme.`,
  decided: 'Toto je už rozhodnuto, nebo lhůta k výběru uplynula.',
}
