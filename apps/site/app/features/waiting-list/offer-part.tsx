import type { Failure } from '@dvor/client/transport/result.ts'
import type { WaitingListEntry } from '@dvor/contract/reservations/waiting-list.ts'
import { Button } from '@dvor/ui/button.tsx'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { entryWords } from '@dvor/texts/areas.ts'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { failureText } from '../../core/forms/problem-text.ts'
import { useFormats } from '../../core/language/formats.ts'
import { OwnersText } from '../../core/language/owners-text.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { bookingStep, flowPath } from '../search/search-params.ts'
import { takeOffer, type Offer } from './take-offer.ts'
import classes from './waiting-list.module.css'

interface OfferPartProps {
  entry: WaitingListEntry
  offer: Offer
  holdMinutes: number
  secondsLeft: number
}

/** The nights held for the guest, and the way into the booking with everything filled in. */
export function OfferPart({ entry, offer, holdMinutes, secondsLeft }: OfferPartProps) {
  const { entry: words } = useWords(entryWords)
  const language = useLanguage()
  const { formatDayRange, formatInstant, formatMoney } = useFormats()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [endsAt] = useState(() => Date.now() + secondsLeft * 1000)
  const [isTaking, setTaking] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const take = async () => {
    setTaking(true)
    const failed = await takeOffer(entry, offer, { endsAt, holdMinutes })
    setTaking(false)
    setFailure(failed)
    void (failed ? revalidate() : navigate(orderPath(entry, offer)))
  }
  return (
    <section className={classes.offer} aria-label={words.offerTitle}>
      <Rooms offer={offer} />
      <p>
        <strong>{formatDayRange(offer.arrival, offer.departure)}</strong>
        <br />
        {words.total} {formatMoney(offer.total)}
        {offer.rate_plan && (
          <>
            {' '}
            · {words.underPlan} <OwnersText>{offer.rate_plan.title}</OwnersText>
          </>
        )}
      </p>
      <p>
        {words.until} <strong>{formatInstant(offer.expires_at)}</strong>
      </p>
      {failure && (
        <ErrorState title={words.offerFailed}>
          <p role="alert">{failureText(failure, language, null)}</p>
        </ErrorState>
      )}
      <Button variant="accent" size="large" busy={isTaking} onClick={() => void take()}>
        {words.take}
      </Button>
      <p className={classes.small}>{words.takeHint}</p>
    </section>
  )
}

/** The room of an offer, or each of several with its guests. */
function Rooms({ offer: { stays } }: { offer: Offer }) {
  const { entry: words } = useWords(entryWords)
  const { partyText } = useFormats()
  if (stays.length === 1)
    return (
      <h2>
        {words.offerTitle}: <OwnersText>{stays[0]?.accommodation_unit.title}</OwnersText>
      </h2>
    )
  return (
    <>
      <h2>{words.offerTogether}</h2>
      <ul className={classes.rooms}>
        {stays.map(({ accommodation_unit: { id, title }, adults, children_ages: ages }) => (
          <li key={id}>
            <strong>
              <OwnersText>{title}</OwnersText>
            </strong>{' '}
            · {partyText(adults, ages.length)}
          </li>
        ))}
      </ul>
    </>
  )
}

const orderPath = ({ adults, children_ages: ages }: WaitingListEntry, offer: Offer): string =>
  flowPath({
    from: offer.arrival,
    to: offer.departure,
    adults,
    ages,
    rooms: offer.stays.map((stay) => ({
      unit: stay.accommodation_unit.slug,
      adults: stay.adults,
      ages: stay.children_ages,
    })),
    step: bookingStep.order,
  })
