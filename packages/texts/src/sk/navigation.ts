/** Names of navigation apps. */
export const navigationWords = { google: 'Google Mapy', waze: 'Waze', mapy: 'Mapy.com' }
