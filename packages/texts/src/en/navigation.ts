import type { navigationWords as sk } from '../sk/navigation.ts'

export const navigationWords: typeof sk = { google: 'Google Maps', waze: 'Waze', mapy: 'Mapy.com' }
