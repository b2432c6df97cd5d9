import type { Texts } from '../../texts.ts'

export const gatheringLinkWords: Texts['gatheringLinkWords'] = {
  question: 'Přijede vás víc rodin?',
  link: 'Podržte si pokoje společně, každá zaplatí svůj.',
}

export const linkedOfferText: Texts['linkedOfferText'] = (amount, code) =>
  `Slevu ${amount} odečteme u vašich údajů, kód ${code} tam už máte vyplněný.`
