import type { StayRequest, PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import { calendarWords } from '@dvor/texts/areas.ts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../core/client/browser-api.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import type { TypedParty } from './party/party.ts'
import { useWords } from '../../core/language/use-language.ts'
import { useFormats } from '../../core/language/formats.ts'
import classes from './stay-picker.module.css'

interface StaySummaryProps {
  unitId: string
  unitSlug: string
  party: TypedParty
  arrival: Day | undefined
  departure: Day | undefined
}

/** The picked days with the whole price for the guests, and the link that holds the unit. */
export function StaySummary({ unitId, unitSlug, party, arrival, departure }: StaySummaryProps) {
  const words = useWords(calendarWords)
  const { formatDayRange, formatMoney, nights } = useFormats()
  const price = useStayPrice(stayOf({ unitId, arrival, departure }, party))
  if (!arrival || !departure) {
    return (
      <p className={classes.hint} aria-live="polite">
        {words.hint}
      </p>
    )
  }
  return (
    <div className={classes.summary} aria-live="polite">
      <p>
        <strong>{formatDayRange(arrival, departure)}</strong>
        <span>
          {nights(daysBetween(arrival, departure))}
          {price && ` · ${formatMoney(price.total)} ${price.stay_tax > 0 ? words.withTax : words.forStay}`}
        </span>
      </p>
      <LinkButton to={bookingPath({ unit: unitSlug, from: arrival, to: departure }, party)} variant="accent">
        {words.book}
      </LinkButton>
    </div>
  )
}

/** Price of a stay with the stay tax, asked for again with each change; null until it is known. */
function useStayPrice(stay: StayRequest | null): PriceBreakdown | null {
  const requestText = stay && JSON.stringify(stay)
  const [known, setKnown] = useState<{ asked: string; price: PriceBreakdown | null } | null>(null)
  useEffect(() => {
    if (requestText === null) return
    const control = new AbortController()
    const request = { stays: [JSON.parse(requestText) as StayRequest] }
    // Rejects only after the stay has changed, so the result is not needed.
    browserApi.booking.quote(request, { signal: control.signal }).then(
      (price) => setKnown({ asked: requestText, price }),
      () => undefined,
    )
    return () => control.abort()
  }, [requestText])
  return known?.asked === requestText ? (known?.price ?? null) : null
}

/** The stay whose price is asked for; null while days are missing. */
function stayOf(
  { unitId, arrival, departure }: Pick<StaySummaryProps, 'unitId' | 'arrival' | 'departure'>,
  party: TypedParty,
): StayRequest | null {
  if (!arrival || !departure) return null
  const { adults, ages } = party
  return { accommodation_unit: unitId, arrival, departure, adults, children_ages: [...ages] }
}

/** Address of the step that holds the unit for these guests. */
function bookingPath(stay: { unit: string; from: Day; to: Day }, { adults, ages }: TypedParty): string {
  const query = new URLSearchParams({ ...stay, adults: String(adults), step: '2' })
  if (ages.length > 0) query.set('children_ages', ages.join(','))
  return `/rezervacia?${query}`
}
