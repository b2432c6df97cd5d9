export const waitingStates = [
  { value: 'waiting', label: 'Čaká', english: 'Waiting' },
  { value: 'offered', label: 'Má ponuku', english: 'Has an offer' },
  { value: 'booked', label: 'Rezervoval', english: 'Booked' },
  { value: 'expired', label: 'Prepadol', english: 'Expired' },
  { value: 'withdrawn', label: 'Odhlásil sa', english: 'Withdrew' },
] as const
export type WaitingState = (typeof waitingStates)[number]['value']

/** Days by which a stay may be moved in either direction. */
export const mostFlexibility = 7
