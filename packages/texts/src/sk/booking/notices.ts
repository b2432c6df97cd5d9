export const gatheringLinkWords = {
  question: 'Prídete viac rodín?',
  link: 'Podržte si izby spolu, každá zaplatí svoju.',
}

/** Says what the coupon of a seasonal offer deducts and where. */
export const linkedOfferText = (amount: string, code: string) =>
  `Zľavu ${amount} odpočítame pri vašich údajoch, kód ${code} tam už máte vyplnený.`
