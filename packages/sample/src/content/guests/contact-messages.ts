interface SampleMessage {
  is_new: boolean
  answered: boolean
  name: string
  email: string
  phone: string | null
  message: string
  note: string | null
}

/** An e-mail that came from an address without a reservation. */
export const sampleReply = {
  from_name: 'Michal Hruška',
  from_address: 'michal.hruska@example.com',
  subject: 'Re: Váš pobyt',
  text: 'Dobrý deň,\n\npíšem z pracovnej adresy. Prídeme až okolo deviatej večer, nevadí to?\n\nĎakujem, Hruška',
  hoursAgo: 3,
} as const

/** Messages of the contact form. */
export const sampleMessages: readonly SampleMessage[] = [
  {
    is_new: false,
    answered: true,
    name: 'Tomáš Brezina',
    email: 'tomas.brezina@example.com',
    phone: '+421 905 555 666',
    message: 'Dobrý deň, dá sa u vás nabíjať elektromobil? Prišli by sme na predĺžený víkend.',
    note: 'Zásuvka pri stodole, 16 A. Odpísané, chcú prísť v apríli.',
  },
  {
    is_new: true,
    answered: false,
    name: 'Alžbeta Kováčová',
    email: 'alzbeta.kovacova@example.com',
    phone: null,
    message: 'Máme ročné dieťa. Požičiate nám detskú postieľku a stoličku k stolu?',
    note: null,
  },
]
