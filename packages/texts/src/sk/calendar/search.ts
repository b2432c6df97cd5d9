/** Words of the search for dates and guests. */
export const searchWords = {
  label: 'Hľadať voľný termín',
  arrival: 'Príchod',
  departure: 'Odchod',
  noChildren: 'bez detí',
  find: 'Nájsť izbu',
  openSheet: 'Vybrať dni a hostí v kalendári s cenami',
}

/** Words of the sheet with the calendar and the guests. */
export const staySheetWords = {
  title: 'Kedy a koľkí?',
  hint: 'Ťuknite na deň príchodu a potom na deň odchodu. Pri dni je cena noci pre vás v najlacnejšej voľnej izbe.',
  goesOn: 'Ťuknite na príchod a odchod. Po výbere odchodu hneď ukážeme voľné izby.',
  daysMissing: 'Vyberte, prosím, deň príchodu aj odchodu.',
  from: 'od',
  plan: 'sadzba',
  show: 'Ukázať voľné izby',
}
