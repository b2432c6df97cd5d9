/** Of several offers under rate plans the cheapest, and whether another plan costs more. */
export interface Cheapest<Offer> {
  offer: Offer
  /** Whether its price needs this plan, so that it has to be named beside the price. */
  isOfPlan: boolean
}

/** The cheapest offer under the plans of a choice; of equals the first. Null where there is none. */
export function cheapestPlan<Offer>(
  offers: readonly Offer[],
  priceOf: (offer: Offer) => number,
): Cheapest<Offer> | null {
  const [first, ...others] = offers
  if (first === undefined) return null
  const offer = others.reduce((best, one) => (priceOf(one) < priceOf(best) ? one : best), first)
  return { offer, isOfPlan: offers.some((one) => priceOf(one) > priceOf(offer)) }
}
