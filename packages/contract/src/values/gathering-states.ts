export const gatheringStates = [
  { value: 'unconfirmed', label: 'Čaká na potvrdenie', english: 'To be confirmed' },
  { value: 'open', label: 'Rodiny si vyberajú', english: 'Families choose' },
  { value: 'ended', label: 'Ukončené', english: 'Ended' },
  { value: 'lapsed', label: 'Nepotvrdené', english: 'Never confirmed' },
] as const
export type GatheringState = (typeof gatheringStates)[number]['value']

/** States in which a gathering holds nights. */
export const openGatheringStates = ['unconfirmed', 'open'] as const satisfies GatheringState[]
