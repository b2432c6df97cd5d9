import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import { useState } from 'react'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { isPartyKnown, type PartyLimits, type TypedParty } from './party.ts'
import { PartySteppers } from './party-steppers.tsx'
import { useStayPrice } from './use-stay-price.ts'
import { useWords } from '../../core/language/use-language.ts'
import { useFormats } from '../../core/language/formats.ts'
import { calendarWords } from './calendar-texts.ts'
import classes from './stay-picker.module.css'

interface StaySummaryProps {
  unitId: string
  unitSlug: string
  most: PartyLimits
  arrival: Day | undefined
  departure: Day | undefined
}

/** The picked days with the whole price for the guests, the guests, and the link that holds the unit. */
export function StaySummary({ unitId, unitSlug, most, arrival, departure }: StaySummaryProps) {
  const words = useWords(calendarWords)
  const { formatDayRange, formatMoney, nights } = useFormats()
  const [party, setParty] = useState<TypedParty>({ adults: Math.min(2, most.adults), children: 0, ages: [] })
  const [isChecked, setChecked] = useState(false)
  const price = useStayPrice(stayOf({ unitId, arrival, departure }, party))
  if (!arrival || !departure) {
    return (
      <p className={classes.hint} aria-live="polite">
        {words.hint}
      </p>
    )
  }
  return (
    <>
      <PartySteppers party={party} isChecked={isChecked} most={most} onChange={setParty} />
      <div className={classes.summary} aria-live="polite">
        <p>
          <strong>{formatDayRange(arrival, departure)}</strong>
          <span>
            {nights(daysBetween(arrival, departure))}
            {price && ` · ${formatMoney(price.total)} ${price.stay_tax > 0 ? words.withTax : words.forStay}`}
          </span>
        </p>
        <LinkButton
          to={bookingPath({ unit: unitSlug, from: arrival, to: departure }, party)}
          variant="accent"
          onClick={(event) => {
            if (isPartyKnown(party)) return
            event.preventDefault()
            setChecked(true)
          }}
        >
          {words.book}
        </LinkButton>
      </div>
    </>
  )
}

/** The stay whose price is asked for; null while days or an age are missing. */
function stayOf(
  { unitId, arrival, departure }: Pick<StaySummaryProps, 'unitId' | 'arrival' | 'departure'>,
  party: TypedParty,
): StayRequest | null {
  if (!arrival || !departure || !isPartyKnown(party)) return null
  const { adults, ages } = party
  return { accommodation_unit: unitId, arrival, departure, adults, children_ages: [...ages] }
}

/** Address of the step that holds the unit for these guests; with a child's age missing it asks for that first. */
function bookingPath(
  stay: { unit: string; from: Day; to: Day },
  { adults, children, ages }: TypedParty,
): string {
  const query = new URLSearchParams({ ...stay, adults: String(adults), step: '2' })
  if (children > 0) query.set('children', String(children))
  if (ages.length > 0) query.set('children_ages', ages.join(','))
  return `/rezervacia?${query}`
}
