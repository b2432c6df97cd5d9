/** What a guest reads about an activity that the weather has stopped. */
export const weatherChoiceTexts = {
  heading: 'Odvolané pre počasie',
  text: 'Mrzí nás, že to nevyšlo. Vyberte si iný voľný čas, alebo vám peniaze vrátime.',
  off: (what: string, when: string) => `${what}, ${when}, sa nekoná.`,
  until: (when: string) => `Vybrať si môžete do ${when}. Potom vraciame peniaze.`,
  when: 'Iný voľný čas',
  choose: 'Vyberte si čas',
  take: 'Chcem tento čas',
  money: 'Chcem peniaze späť',
  none: 'Iný voľný čas počas vášho pobytu nemáme, preto vám peniaze vrátime.',
  costs: (price: string) => `Cena rezervácie s novým časom: ${price}.`,
  tookTime: (what: string, when: string) => `${what}: nový čas je ${when}.`,
  tookMoney: (what: string) => `${what}: peniaze vám vrátime.`,
  decided: 'Toto je už rozhodnuté, alebo lehota na výber uplynula.',
}
