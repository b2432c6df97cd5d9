/** Texts of a unit's seasons and of the nights on which they apply. */
export const seasons = {
  title: 'Ceny podľa sezóny',
  add: 'Pridať sezónu',
  none: 'Zatiaľ platí všade základná cena.',
  off: 'neplatí',
  yearly: 'každý rok',
  savedAs: 'Sezóna „{{title}}“ je uložená',
  change: 'Upraviť sezónu',
  occupancy: {
    falls: 'S väčším počtom cena klesá ({{fewer}} → {{more}}). Je to tak správne?',
    waiting: 'Najprv vyplňte, pre koľko osôb je základná cena.',
  },
  effect: {
    inactive: 'Táto sezóna je vypnutá, preto neplatí na žiadnej noci.',
    over: 'Všetky noci tejto sezóny sú už minulosťou.',
    whole: 'Sezóna platí na všetkých svojich nociach: {{nights}}.',
    title: 'Táto cena nebude platiť na: {{nights}} z {{all}}',
    winner: '({{price}}): {{nights}}, lebo {{reason}}.',
    reasons: {
      priority: 'má vyššiu prednosť',
      wider: 'má kratšie obdobie',
      older: 'je novšia',
      weekday: 'platí v iné dni týždňa',
      day_rate: 'deň má vlastnú cenu',
      own_price: 'sadzba má vlastnú cenu',
    },
    more: 'a ďalšie obdobia',
    raise: 'Dať prednosť tejto sezóne',
    raiseHint: 'Prednosť sa zvýši na {{priority}}.',
    raised: 'Teraz platí táto sezóna.',
  },
} as const
