import { cheapestPlan, type Cheapest } from '@dvor/booking/pricing/plans/cheapest-plan.ts'
import type { PlanOffer } from '@dvor/contract/pricing/plan-offers.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { agesText } from '@dvor/contract/values/ages-text.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../core/client/browser-api.ts'
import type { PickedDays } from '../calendar/range-calendar.tsx'
import { isPartyKnown, type TypedParty } from '../calendar/party/party.ts'

/** The price of a stay under a rate plan; without a name where the unit has no plan. */
export type PlanPrice = Partial<Pick<PlanOffer, 'title'>> & { price: PriceBreakdown | null }

/**
 * Price of the cheapest unit for the whole party on the picked days, under its cheapest plan, with the stay tax. Null
 * until it is known, and where no unit alone takes the party.
 */
export function useLowestPrice(picked: PickedDays | null, party: TypedParty): Cheapest<PlanPrice> | null {
  const { adults, ages } = party
  const isAsked = picked !== null && isPartyKnown(party)
  const body = isAsked ? JSON.stringify({ ...picked, adults, children_ages: ages }) : null
  const [found, setFound] = useState<{ asked: string; lowest: Cheapest<PlanPrice> | null } | null>(null)
  useEffect(() => {
    if (body === null) return
    const control = new AbortController()
    // Rejects only after the days or the guests have changed, so the result is not needed.
    findLowest(JSON.parse(body) as Asked, control.signal).then(
      (lowest) => setFound({ asked: body, lowest }),
      () => undefined,
    )
    return () => control.abort()
  }, [body])
  return found?.asked === body ? (found?.lowest ?? null) : null
}

type Asked = PickedDays & { adults: number; children_ages: number[] }

async function findLowest({ from, to, ...guests }: Asked, signal: AbortSignal) {
  const nights = daysBetween(from, to)
  const days = { arrival_from: from, arrival_to: from, nights }
  const party = { ...guests, children_ages: agesText(guests.children_ages) }
  const [stay] = (await browserApi.booking.cheapestStays({ ...days, ...party }, { signal })) ?? []
  if (!stay) return null
  const { accommodation_unit, arrival, departure } = stay
  const request = { stays: [{ accommodation_unit, arrival, departure, ...guests }] }
  const plans: PlanPrice[] = (await browserApi.booking.planOffers(request, { signal })) ?? []
  const bookable = plans.filter(({ price }) => price !== null)
  const offers =
    bookable.length > 0 ? bookable : [{ price: await browserApi.booking.quote(request, { signal }) }]
  return cheapestPlan(offers, ({ price }) => price?.total ?? 0)
}
