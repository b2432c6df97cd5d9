import type { OrganisedGathering } from '@dvor/contract/reservations/gatherings.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { useFormats } from '../../core/language/formats.ts'
import classes from './gatherings.module.css'

interface DaysLineProps {
  gathering: Pick<OrganisedGathering, 'state' | 'arrival' | 'departure' | 'held_until'>
  /** Seconds until the end; 0 after it. */
  secondsLeft: number
  words: { until: string; left: (time: string) => string }
}

/** The days of a gathering and, while its rooms are held, until when. */
export function DaysLine({ gathering, secondsLeft, words }: DaysLineProps) {
  const { durationText, formatDayRange, formatInstant, nights } = useFormats()
  const { state, arrival, departure, held_until } = gathering
  const isHeld = state === 'open' || state === 'unconfirmed'
  return (
    <div className={classes.line}>
      <span>
        <strong>{formatDayRange(arrival, departure)}</strong> · {nights(daysBetween(arrival, departure))}
      </span>
      {isHeld && (
        <span>
          {words.until} <strong>{formatInstant(held_until)}</strong> · {words.left(durationText(secondsLeft))}
        </span>
      )}
    </div>
  )
}
