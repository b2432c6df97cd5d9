/** An invented person of a stay beside the one who booked it. */
export interface Companion {
  first_name: string
  last_name: string
  birth_date: string
}

/** Adults who travel with the guests of the sample. */
export const companions: readonly Companion[] = [
  { first_name: 'Jozef', last_name: 'Krajčí', birth_date: '1979-04-18' },
  { first_name: 'Lucia', last_name: 'Zemanová', birth_date: '1986-09-03' },
  { first_name: 'Andrej', last_name: 'Sokol', birth_date: '1983-01-27' },
  { first_name: 'Monika', last_name: 'Paulíková', birth_date: '1990-06-14' },
  { first_name: 'Branislav', last_name: 'Holub', birth_date: '1974-11-30' },
  { first_name: 'Viera', last_name: 'Jurčová', birth_date: '1968-02-09' },
  { first_name: 'Matúš', last_name: 'Lesný', birth_date: '1992-08-21' },
]

/** First names of children in the sample; they carry the last name of the guest. */
export const childNames = { daughter: ['Ema', 'Nela', 'Sofia'], son: ['Jakub', 'Samuel', 'Filip'] } as const

/** Addresses in the countries of the sample's guests. */
export const homeAddresses: Readonly<Record<string, readonly string[]>> = {
  SK: ['Lipová 12, 036 01 Martin', 'Hlavná 48, 040 01 Košice', 'Záhradná 7, 917 01 Trnava'],
  CZ: ['Květná 21, 602 00 Brno'],
  PL: ['Słoneczna 9, 30-001 Kraków'],
  AT: ['Lindengasse 14, 1070 Wien'],
}
