/** English of Slovak public holidays. */
export const holidays = {
  'Deň vzniku Slovenskej republiky': 'Day of the Establishment of the Slovak Republic',
  'Zjavenie Pána (Traja králi)': 'Epiphany',
  'Sviatok práce': 'Labour Day',
  'Deň víťazstva nad fašizmom': 'Day of Victory over Fascism',
  'Sviatok svätého Cyrila a svätého Metoda': 'Saints Cyril and Methodius Day',
  'Výročie Slovenského národného povstania': 'Slovak National Uprising Anniversary',
  'Deň Ústavy Slovenskej republiky': 'Constitution Day',
  'Sedembolestná Panna Mária': 'Our Lady of Sorrows',
  'Deň vzniku samostatného česko-slovenského štátu': 'Establishment of Czechoslovakia',
  'Sviatok Všetkých svätých': 'All Saints’ Day',
  'Deň boja za slobodu a demokraciu': 'Struggle for Freedom and Democracy Day',
  'Štedrý deň': 'Christmas Eve',
  'Prvý sviatok vianočný': 'Christmas Day',
  'Druhý sviatok vianočný': 'St Stephen’s Day',
  'Veľký piatok': 'Good Friday',
  'Veľkonočný pondelok': 'Easter Monday',
} as const
