import type { StaySeen } from '@dvor/contract/reservations.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { nights, partyText } from '@dvor/format/plurals.ts'
import { Link } from 'react-router'

/** Each room with its days and guests. */
export function StaysSeen({ stays }: { stays: readonly StaySeen[] }) {
  return (
    <ul className="stays-seen">
      {stays.map(({ id, accommodation_unit: unit, arrival, departure, adults, children_ages }) => (
        <li key={id}>
          <h3>
            <Link to={`/ubytovanie/${unit.slug}`}>{unit.title}</Link>
          </h3>
          <p>
            {formatDayLong(arrival)} – {formatDayLong(departure)}
          </p>
          <p className="stays-seen__party">
            {nights(daysBetween(arrival, departure))}, {partyText(adults, children_ages.length)}
          </p>
        </li>
      ))}
    </ul>
  )
}
