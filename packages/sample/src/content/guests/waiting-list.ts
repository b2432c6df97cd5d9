/** Invented guests who wait for nights of stays that are booked. */
export const sampleWaiting = [
  {
    first_name: 'Martina',
    last_name: 'Jahodová',
    email: 'martina.jahodova@example.com',
    phone: '+421 905 555 666',
    adults: 2,
    note: 'Volala, stačí jej ktorýkoľvek víkend v okolí.',
  },
  {
    first_name: 'Tomáš',
    last_name: 'Brezina',
    email: 'tomas.brezina@example.com',
    phone: null,
    adults: 2,
    note: null,
  },
] as const
