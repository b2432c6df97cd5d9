import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { Link } from 'react-router'
import { useSettings } from '../../../core/client/use-settings.ts'
import { BlockText } from '../../../core/content/block-text.tsx'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { placeOf } from '@dvor/contract/site/places.ts'
import { NavigationLinks } from '../../location/navigation-links.tsx'
import reservationClasses from '../styles/reservation.module.css'
import type { Arrival } from './load-arrival.ts'
import classes from './way-to-us.module.css'
import { arrivalWords } from '@dvor/texts/areas.ts'
import { useWords } from '../../../core/language/use-language.ts'

interface WayToUsProps {
  detail: Pick<ReservationDetail, 'stays'>
  arrival: Arrival
}

/** The address, the way in the guest's own navigation app, and the owner's words on the way. */
export function WayToUs({ detail: { stays }, arrival: { directions, place: placeOfStay } }: WayToUsProps) {
  const words = useWords(arrivalWords)
  const settings = useSettings()
  if (!settings) return null
  const { street, postal_code, city } = settings
  const town = [postal_code, city].filter(Boolean).join(' ')
  const elsewhere = stays[0]?.address ?? null
  const address = elsewhere ?? [street, town].filter(Boolean).join(', ')
  // A building with an address of its own may stand far from the property's coordinates.
  const place = placeOfStay ?? (elsewhere === null ? placeOf(settings) : null)
  return (
    <section className={reservationClasses.sheet} aria-labelledby="cesta">
      <h2 id="cesta">{words.way}</h2>
      <address className={classes.address}>
        <OwnersText>{address}</OwnersText>
      </address>
      {place && <NavigationLinks place={place} />}
      {directions?.content && (
        <details className={classes.directions}>
          <summary>{words.directions}</summary>
          <BlockText block={directions} />
        </details>
      )}
      <p>
        <Link to="/lokalita">{words.area}</Link>
      </p>
    </section>
  )
}
