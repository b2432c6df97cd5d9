import type { Texts } from '../../texts.ts'

export const weatherWords: Texts['weatherWords'] =
  'in good weather only; otherwise we agree on another time or return the money'

export const priceUnitWords: Texts['priceUnitWords'] = {
  stay: 'per stay',
  night: 'per night',
  person: 'per person',
  person_night: 'per person and night',
  piece: 'each',
}
