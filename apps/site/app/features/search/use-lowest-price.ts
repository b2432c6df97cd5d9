import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../core/client/browser-api.ts'
import type { PickedDays } from '../calendar/party-calendar.tsx'
import { isPartyKnown, type TypedParty } from '../calendar/party/party.ts'
import { useStayPrice } from '../calendar/use-stay-price.ts'

/**
 * Price of the cheapest unit for the whole party on the picked days, with the stay tax. Null until it is known, and
 * where no unit alone takes the party.
 */
export function useLowestPrice(picked: PickedDays | null, party: TypedParty): PriceBreakdown | null {
  const { adults, ages } = party
  const isAsked = picked !== null && isPartyKnown(party)
  const asked = isAsked ? JSON.stringify({ ...picked, adults, ages }) : null
  const [found, setFound] = useState<{ asked: string; unit: string | null } | null>(null)
  useEffect(() => {
    if (asked === null) return
    const control = new AbortController()
    const { from, to, ...guests } = JSON.parse(asked) as PickedDays & Pick<TypedParty, 'adults' | 'ages'>
    const request = {
      arrival_from: from,
      arrival_to: from,
      nights: daysBetween(from, to),
      adults: guests.adults,
      children_ages: guests.ages,
    }
    // Rejects only after the days or the guests have changed, so the result is not needed.
    browserApi.booking.cheapestStays(request, { signal: control.signal }).then(
      (stays) => setFound({ asked, unit: stays?.[0]?.accommodation_unit ?? null }),
      () => undefined,
    )
    return () => control.abort()
  }, [asked])
  const unit = found?.asked === asked ? found?.unit : null
  const stay =
    picked && unit
      ? {
          accommodation_unit: unit,
          arrival: picked.from,
          departure: picked.to,
          adults,
          children_ages: [...ages],
        }
      : null
  return useStayPrice(stay)
}
