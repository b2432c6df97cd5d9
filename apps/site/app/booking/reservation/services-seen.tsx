import type { ServiceReservation } from '@dvor/contract/slots.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { persons } from '@dvor/format/plurals.ts'

/** Each booked slot service with its day, hour and number of people. */
export function ServicesSeen({ services }: { services: readonly ServiceReservation[] }) {
  if (services.length === 0) return null
  return (
    <ul className="stays-seen">
      {services.map(({ id, title, day, time_from, time_to, persons: coming }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>
            {formatDayLong(day)}, {formatTime(time_from)} – {formatTime(time_to)}
          </p>
          <p className="stays-seen__party">{persons(coming)}</p>
        </li>
      ))}
    </ul>
  )
}
