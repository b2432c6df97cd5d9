export const gatheringStates = [
  { value: 'unconfirmed', label: { sk: 'Čaká na potvrdenie', en: 'To be confirmed' } },
  { value: 'open', label: { sk: 'Rodiny si vyberajú', en: 'Families choose' } },
  { value: 'ended', label: { sk: 'Ukončené', en: 'Ended' } },
  { value: 'lapsed', label: { sk: 'Nepotvrdené', en: 'Never confirmed' } },
] as const
export type GatheringState = (typeof gatheringStates)[number]['value']

/** States in which a gathering holds nights. */
export const openGatheringStates = ['unconfirmed', 'open'] as const satisfies GatheringState[]
