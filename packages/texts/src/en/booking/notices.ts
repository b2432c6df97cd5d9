import type { Texts } from '../../texts.ts'

export const gatheringLinkWords: Texts['gatheringLinkWords'] = {
  question: 'Several families together?',
  link: 'Hold the rooms together, each pays its own.',
}

export const linkedOfferText: Texts['linkedOfferText'] = (amount, code) =>
  `The discount of ${amount} is deducted with your details, where code ${code} is already filled in.`
