import type { OfferSummary } from './load-offers.ts'
import { largePicture } from '../../core/seo/large-picture.ts'
import type { Thing } from '../../core/seo/describe.ts'
import { propertyId } from '../../core/seo/property-thing.ts'

/** Describes a seasonal offer: an event where it has days, otherwise an offer of the property. */
export function offerThing(offer: OfferSummary, publicUrl: string): Thing {
  const url = `${publicUrl}/sezonne-ponuky#${offer.slug}`
  const about = {
    '@id': url,
    name: offer.title,
    description: offer.perex,
    url,
    image: offer.image && publicUrl + largePicture(offer.image),
  }
  const booking = {
    '@type': 'Offer',
    url: publicUrl + offer.bookPath,
    description: offer.price_text,
    offeredBy: { '@id': propertyId(publicUrl) },
  }
  if (!offer.stay_from) return { ...booking, ...about, description: offer.perex ?? offer.price_text }
  return {
    '@type': 'Event',
    ...about,
    startDate: offer.stay_from,
    endDate: offer.stay_to,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@id': propertyId(publicUrl) },
    organizer: { '@id': propertyId(publicUrl) },
    offers: booking,
  }
}
