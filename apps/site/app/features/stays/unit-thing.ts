import type { CalendarDay } from '@dvor/contract/pricing/availability.ts'
import { decimalEuros } from '@dvor/format/money.ts'
import { placeOf } from '@dvor/contract/site/places.ts'
import { buildingId, type Building } from './building.ts'
import type { Unit } from './load-units.ts'
import { priceConditions } from './prices/price-conditions.ts'
import type { FromPrice } from './prices/price-from.tsx'
import { registrationNumberOf, registrationThing } from './registration-number.ts'
import { largePicture } from '../../core/seo/large-picture.ts'
import type { Thing } from '../../core/seo/describe.ts'
import { propertyId } from '../../core/seo/property-thing.ts'

export interface UnitFacts {
  unit: Unit
  building: Building | null
  /** Names of the unit's amenities. */
  amenities: readonly string[]
  /** The coming nights as the API sells them. */
  days: readonly CalendarDay[]
  /** The lowest price that anybody can pay; null where it is not known. */
  priceFrom: FromPrice | null
  publicUrl: string
}

/** Describes a unit with prices and availability, as the calendar on its page shows them. */
export function unitThing({ unit, building, amenities, days, priceFrom, publicUrl }: UnitFacts): Thing {
  const url = `${publicUrl}/ubytovanie/${unit.slug}`
  const place = building && placeOf(building)
  return {
    // Search engines show offers of a product only; schema.org marks rooms on offer this way.
    '@type': [unit.let_as === 'unit' ? 'HotelRoom' : 'House', 'Product'],
    '@id': `${url}#jednotka`,
    name: unit.title,
    url,
    description: unit.short_description,
    image: unit.image && publicUrl + largePicture(unit.image),
    address: building?.address,
    identifier: registrationThing(registrationNumberOf(unit)),
    geo: place && { '@type': 'GeoCoordinates', ...place },
    containedInPlace: { '@id': building ? buildingId(publicUrl, building.slug) : propertyId(publicUrl) },
    occupancy: {
      '@type': 'QuantitativeValue',
      minValue: 1,
      maxValue: unit.capacity + unit.extra_beds,
      unitCode: 'C62',
    },
    floorSize: unit.area_m2 && { '@type': 'QuantitativeValue', value: unit.area_m2, unitCode: 'MTK' },
    bed: unit.beds,
    petsAllowed: unit.pets_allowed,
    amenityFeature: amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    offers: unit.online_bookable ? nightOffers(days, priceFrom, url, publicUrl) : [],
  }
}

/**
 * One offer per rule and price of the coming nights, within a range from the cheapest to the dearest; the price "from"
 * with its conditions where it is lower.
 */
function nightOffers(
  days: readonly CalendarDay[],
  priceFrom: FromPrice | null,
  url: string,
  publicUrl: string,
): Thing | null {
  if (days.length === 0) return null
  const groups = Map.groupBy(days, ({ rule, price }) => `${price} ${rule ?? ''}`)
  const prices = days.map(({ price }) => price)
  const conditional = conditionalOffer(priceFrom, url)
  return {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: 'EUR',
    lowPrice: decimalEuros(Math.min(...prices, priceFrom?.price ?? Infinity)),
    highPrice: decimalEuros(Math.max(...prices)),
    offerCount: groups.size + conditional.length,
    availability: availability(days),
    offers: [...[...groups.values()].map((nights) => nightOffer(nights, url, publicUrl)), ...conditional],
  }
}

/** The price "from" where it is one person's or that of a rate plan. */
function conditionalOffer(from: FromPrice | null, url: string): Thing[] {
  const name = from && priceConditions(from, 'sk')
  return name ? [nightPrice(name, from.price, url)] : []
}

const nightPrice = (name: string, cents: number, url: string): Thing => ({
  '@type': 'Offer',
  name,
  url,
  price: decimalEuros(cents),
  priceCurrency: 'EUR',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: decimalEuros(cents),
    priceCurrency: 'EUR',
    unitCode: 'DAY',
    valueAddedTaxIncluded: true,
  },
  businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
})

function nightOffer(nights: readonly CalendarDay[], url: string, publicUrl: string): Thing {
  const [first] = nights
  return {
    ...nightPrice(first?.rule ?? 'Základná cena za noc', first?.price ?? 0, url),
    validFrom: first?.day,
    priceValidUntil: nights.at(-1)?.day,
    availability: availability(nights),
    availabilityStarts: nights.find(({ free }) => free)?.day,
    offeredBy: { '@id': propertyId(publicUrl) },
  }
}

const availability = (nights: readonly CalendarDay[]) =>
  `https://schema.org/${nights.some(({ free }) => free) ? 'InStock' : 'SoldOut'}`
