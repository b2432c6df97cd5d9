import { bookedServices } from '@dvor/booking/messages/booked-services.ts'
import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { ServiceReservation } from '@dvor/contract/services/slots.ts'
import { Fragment } from 'react'
import { useFormats } from '../../core/language/formats.ts'
import { OwnersText } from '../../core/language/owners-text.tsx'
import { useReservationWords } from './texts/reservation-texts.ts'
import classes from './styles/reservation.module.css'

/** Each booked slot service with its day, hour and number of people. */
export function ServiceList({ services }: { services: readonly ServiceReservation[] }) {
  const { formatDayLong, formatTime, persons } = useFormats()
  if (services.length === 0) return null
  return (
    <ul className={classes.stayList} data-testid="stays">
      {services.map(({ id, title, day, time_from, time_to, persons: coming }) => (
        <li key={id}>
          <h3>
            <OwnersText>{title}</OwnersText>
          </h3>
          <p>
            {formatDayLong(day)}, {formatTime(time_from)} – {formatTime(time_to)}
          </p>
          <p className={classes.stayListParty}>{persons(coming)}</p>
        </li>
      ))}
    </ul>
  )
}

/** Common services by name, also those of a rate plan or a package, as a fact of the booking. */
export function BookedServices({ lines }: { lines: readonly PriceLine[] }) {
  const words = useReservationWords()
  const services = bookedServices(lines)
  if (services.length === 0) return null
  return (
    <div>
      <dt>{words.page.services}</dt>
      <dd>
        {services.map(({ name, pieces }, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <OwnersText>{name}</OwnersText>
            {pieces}
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
