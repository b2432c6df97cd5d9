/** Texts of the day of publication. */
export const articles = {
  withoutDate: 'Bez dátumu',
  notOut: 'ešte nie je na webe',
  missingDate: 'Chýba dátum, hostia článok neuvidia.',
  publishNow: 'Zverejniť teraz',
} as const
