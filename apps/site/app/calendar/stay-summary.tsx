import { formatDayRange } from '@dvor/format/day-text.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { nights } from '@dvor/format/plurals.ts'
import { LinkButton } from '../layout/link-button.tsx'
import { nightsTotal, type StayDays } from './stay-days.ts'

interface StaySummaryProps {
  days: StayDays
  unitSlug: string
  arrival: Day | undefined
  departure: Day | undefined
}

/** What was picked, what its nights cost, and the way into the booking. */
export function StaySummary({ days, unitSlug, arrival, departure }: StaySummaryProps) {
  if (!arrival || !departure) {
    return (
      <p className="stay-picker__hint" aria-live="polite">
        Vyberte deň príchodu a potom deň odchodu. Pri každom dni je cena za noc.
      </p>
    )
  }
  const total = nightsTotal(days, arrival, departure)
  const query = new URLSearchParams({ unit: unitSlug, from: arrival, to: departure })
  return (
    <div className="stay-picker__summary" aria-live="polite">
      <p>
        <strong>{formatDayRange(arrival, departure)}</strong>
        <span>
          {nights(daysBetween(arrival, departure))}
          {total !== null && ` · ${formatMoney(total)} za ubytovanie`}
        </span>
      </p>
      <LinkButton to={`/rezervacia?${query}`} variant="accent">
        Rezervovať tieto dni
      </LinkButton>
    </div>
  )
}
