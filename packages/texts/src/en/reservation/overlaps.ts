import type { Texts } from '../../texts.ts'
export const overlapSentence: Texts['overlapSentence'] = (one, other, day) =>
  `${one} and ${other} are at the same time (${day}).`

export const taxChangeSentence: Texts['taxChangeSentence'] = (isSaved, from, to) =>
  `The stay tax ${isSaved ? 'has changed' : 'changes'} from ${from} to ${to}.`
