import { useLanguage } from '../../core/language/use-language.ts'
import { roomsText } from '@dvor/booking/messages/unit-text.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { Link } from 'react-router'
import { useFormats } from '../../core/language/formats.ts'
import { useReservationWords } from './texts/reservation-texts.ts'
import { OwnersText } from '../../core/language/owners-text.tsx'
import classes from './styles/reservation.module.css'

/** Each room with its days and guests. */
export function StayList({ stays }: { stays: readonly StayView[] }) {
  return (
    <ul className={classes.stayList} data-testid="stays">
      {stays.map((stay) => (
        <li key={stay.id}>
          <StayFacts stay={stay} />
        </li>
      ))}
    </ul>
  )
}

function StayFacts({ stay }: { stay: StayView }) {
  const words = useReservationWords()
  const { formatDayLong, formatTime, nights, partyText } = useFormats()
  const { accommodation_unit: unit, arrival, departure, adults, children_ages, address } = stay
  const rooms = roomsText(stay, useLanguage())
  return (
    <>
      <h3>
        <Link to={`/ubytovanie/${unit.slug}`}>
          <OwnersText>{unit.title}</OwnersText>
        </Link>
      </h3>
      {rooms && (
        <p>
          <OwnersText>{rooms}</OwnersText>
        </p>
      )}
      <p>
        {formatDayLong(arrival)} – {formatDayLong(departure)}
      </p>
      <p>{words.page.stayTimes(formatTime(stay.check_in_from), formatTime(stay.check_out_until))}</p>
      {address && (
        <p>
          <OwnersText>{address}</OwnersText>
        </p>
      )}
      <p className={classes.stayListParty}>
        {nights(daysBetween(arrival, departure))}, {partyText(adults, children_ages.length)}
      </p>
    </>
  )
}
