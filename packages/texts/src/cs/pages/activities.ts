import type { Texts } from '../../texts.ts'

export const weatherWords: Texts['weatherWords'] =
  'jen za pěkného počasí, jinak se domluvíme na jiném termínu nebo vrátíme peníze'

export const priceUnitWords: Texts['priceUnitWords'] = {
  stay: 'za pobyt',
  night: 'za noc',
  person: 'za osobu',
  person_night: 'za osobu a noc',
  piece: 'za kus',
}
