import type { StaySeen } from '@dvor/contract/reservations.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { Link } from 'react-router'
import { useFormats } from '../../language/formats.ts'
import { OwnersText } from '../../language/owners-text.tsx'

/** Each room with its days and guests. */
export function StaysSeen({ stays }: { stays: readonly StaySeen[] }) {
  const { formatDayLong, nights, partyText } = useFormats()
  return (
    <ul className="stays-seen">
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
          <p className="stays-seen__party">
            {nights(daysBetween(arrival, departure))}, {partyText(adults, children_ages.length)}
          </p>
        </li>
      ))}
    </ul>
  )
}
