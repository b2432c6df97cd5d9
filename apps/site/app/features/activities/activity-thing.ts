import { decimalEuros } from '@dvor/format/money.ts'
import type { Activity } from './load-activities.ts'
import { flowPath } from '../search/search-params.ts'
import { largePicture } from '../../core/seo/large-picture.ts'
import { plainText } from '../../core/seo/plain-text.ts'
import type { Thing } from '../../core/seo/describe.ts'
import { propertyId } from '../../core/seo/property-thing.ts'

/** Describes an activity as a service, with a price where it can be booked online. */
export function activityThing(activity: Activity, publicUrl: string): Thing {
  return {
    '@type': 'Service',
    '@id': `${publicUrl}/aktivity#${activity.slug}`,
    name: activity.title,
    // A new activity may have nothing but a name.
    description: activity.perex || plainText(activity.description) || activity.title,
    image: activity.image && publicUrl + largePicture(activity.image),
    provider: { '@id': propertyId(publicUrl) },
    areaServed: { '@id': propertyId(publicUrl) },
    offers: bookable(activity, publicUrl),
  }
}

function bookable({ service }: Activity, publicUrl: string): Thing | null {
  if (typeof service !== 'object' || typeof service?.['price'] !== 'number') return null
  return {
    '@type': 'Offer',
    url: publicUrl + flowPath({ service: String(service['slug']) }),
    price: decimalEuros(service['price']),
    priceCurrency: 'EUR',
  }
}
