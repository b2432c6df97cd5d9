import type { Ratings } from '@dvor/contract/guests/surveys.ts'
import type { Settings } from '../client/load-frame.ts'
import { usualPicture } from './page-meta.ts'
import type { Thing } from './describe.ts'

/** Identifier of the property in every page's structured data. */
export const propertyId = (publicUrl: string) => `${publicUrl}/#dom`

/** Country codes by the names that owners write; schema.org wants the code. */
const countryCodes: Readonly<Record<string, string>> = { Slovensko: 'SK', Česko: 'CZ' }

/** Describes the property from its settings, with the average rating where guests gave one. */
export function propertyThing(settings: Settings, publicUrl: string, ratings?: Ratings): Thing {
  return {
    '@type': 'LodgingBusiness',
    '@id': propertyId(publicUrl),
    name: settings.business_name,
    legalName: settings.legal_name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icons/icon-512.png`,
    image: publicUrl + usualPicture(settings),
    email: settings.email,
    telephone: settings.phone,
    address: propertyAddress(settings),
    geo: propertyPlace(settings),
    checkinTime: settings.check_in_from,
    checkoutTime: settings.check_out_until,
    currenciesAccepted: 'EUR',
    sameAs: [settings.facebook_url, settings.instagram_url].filter(Boolean),
    aggregateRating: ratings?.average && {
      '@type': 'AggregateRating',
      ratingValue: ratings.average,
      ratingCount: ratings.count,
      bestRating: 5,
      worstRating: 1,
    },
  }
}

/** The postal address, also for events at the property. */
export function propertyAddress({ street, postal_code, city, country }: Settings): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postal_code,
    addressLocality: city,
    addressCountry: country && (countryCodes[country] ?? country),
  }
}

function propertyPlace({ latitude, longitude }: Settings): Thing | null {
  if (latitude === null || longitude === null) return null
  return { '@type': 'GeoCoordinates', latitude, longitude }
}
