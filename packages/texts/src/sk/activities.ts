export const weatherWords: string =
  'len za pekného počasia, inak sa dohodneme na inom termíne alebo vrátime peniaze'
