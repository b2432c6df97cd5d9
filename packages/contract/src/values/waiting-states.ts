export const waitingStates = [
  { value: 'waiting', label: { sk: 'Čaká', en: 'Waiting' } },
  { value: 'offered', label: { sk: 'Má ponuku', en: 'Has an offer' } },
  { value: 'booked', label: { sk: 'Rezervoval', en: 'Booked' } },
  { value: 'expired', label: { sk: 'Prepadol', en: 'Expired' } },
  { value: 'withdrawn', label: { sk: 'Odhlásil sa', en: 'Withdrew' } },
] as const
export type WaitingState = (typeof waitingStates)[number]['value']

/** Days by which a stay may be moved in either direction. */
export const mostFlexibility = 7
