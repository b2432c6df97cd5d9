import type { Texts } from '../../texts.ts'

export const overlapSentence: Texts['overlapSentence'] = (one, other, day) =>
  `Ve stejnou dobu jsou ${one} a ${other} (${day}).`

export const taxChangeSentence: Texts['taxChangeSentence'] = (isSaved, from, to) =>
  `Daň z ubytování se ${isSaved ? 'změnila' : 'změní'} z ${from} na ${to}.`
