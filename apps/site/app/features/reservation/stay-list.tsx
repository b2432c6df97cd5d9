import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { Link } from 'react-router'
import { useFormats } from '../../core/language/formats.ts'
import { OwnersText } from '../../core/language/owners-text.tsx'
import classes from './styles/reservation.module.css'

/** Each room with its days and guests. */
export function StayList({ stays }: { stays: readonly StayView[] }) {
  const { formatDayLong, nights, partyText } = useFormats()
  return (
    <ul className={classes.stayList} data-testid="stays">
      {stays.map(({ id, accommodation_unit: unit, arrival, departure, adults, children_ages }) => (
        <li key={id}>
          <h3>
            <Link to={`/ubytovanie/${unit.slug}`}>
              <OwnersText>{unit.title}</OwnersText>
            </Link>
          </h3>
          <p>
            {formatDayLong(arrival)} – {formatDayLong(departure)}
          </p>
          <p className={classes.stayListParty}>
            {nights(daysBetween(arrival, departure))}, {partyText(adults, children_ages.length)}
          </p>
        </li>
      ))}
    </ul>
  )
}
