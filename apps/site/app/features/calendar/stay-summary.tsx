import { daysBetween, type Day } from '@dvor/format/days.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { nightsTotal, type StayDays } from './stay-days.ts'
import { useWords } from '../../core/language/use-language.ts'
import { useFormats } from '../../core/language/formats.ts'
import { calendarWords } from './calendar-texts.ts'
import classes from './stay-picker.module.css'

interface StaySummaryProps {
  days: StayDays
  unitSlug: string
  arrival: Day | undefined
  departure: Day | undefined
}

/** The picked days, the price of their nights, and the link to the booking. */
export function StaySummary({ days, unitSlug, arrival, departure }: StaySummaryProps) {
  const words = useWords(calendarWords)
  const { formatDayRange, formatMoney, nights } = useFormats()
  if (!arrival || !departure) {
    return (
      <p className={classes.hint} aria-live="polite">
        {words.hint}
      </p>
    )
  }
  const total = nightsTotal(days, arrival, departure)
  const query = new URLSearchParams({ unit: unitSlug, from: arrival, to: departure })
  return (
    <div className={classes.summary} aria-live="polite">
      <p>
        <strong>{formatDayRange(arrival, departure)}</strong>
        <span>
          {nights(daysBetween(arrival, departure))}
          {total !== null && ` · ${formatMoney(total)} ${words.forStay}`}
        </span>
      </p>
      <LinkButton to={`/rezervacia?${query}`} variant="accent">
        {words.book}
      </LinkButton>
    </div>
  )
}
