import { bookedNights } from '@dvor/booking/stay/headcount.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import classes from './reservation-head.module.css'

/** The days of all stays in one line, with the rooms; the first day of a reservation without a stay. */
export function StayDays({ detail: { stays, services } }: { detail: ReservationDetail }) {
  const { formatDayLong, formatDayRange, nights } = useFormats()
  const arrival = stays.map((stay) => stay.arrival).toSorted()[0]
  const departure = stays
    .map((stay) => stay.departure)
    .toSorted()
    .at(-1)
  if (!arrival || !departure)
    return services[0] ? <p className={classes.days}>{formatDayLong(services[0].day)}</p> : null
  return (
    <p className={classes.days}>
      {formatDayRange(arrival, departure)}
      <small>
        {nights(bookedNights(stays))} ·{' '}
        <OwnersText>{stays.map(({ accommodation_unit: unit }) => unit.title).join(', ')}</OwnersText>
      </small>
    </p>
  )
}
