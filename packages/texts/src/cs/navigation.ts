import type { Texts } from '../texts.ts'

export const navigationWords: Texts['navigationWords'] = {
  google: 'Google Mapy',
  waze: 'Waze',
  mapy: 'Mapy.com',
}
