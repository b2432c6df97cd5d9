import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { accommodationObjects } from '@dvor/contract/collections/accommodation/accommodation-objects.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import { shownFile } from '../../core/client/shown-file.ts'
import type { Settings } from '../../core/client/load-frame.ts'
import { largePicture } from '../../core/seo/large-picture.ts'
import type { Thing } from '../../core/seo/describe.ts'
import { propertyId } from '../../core/seo/property-thing.ts'
import { placeOf } from '@dvor/contract/site/places.ts'
import { registrationThing } from './registration-number.ts'
import { staysAddress } from './stays-address.ts'

type BuildingRecord = ListItem<typeof accommodationObjects>

const facts = [
  'id',
  'slug',
  'title',
  'short_description',
  'description',
  'address',
  'registration_number',
  'latitude',
  'longitude',
  'check_in_from',
  'check_out_until',
  'text_languages',
] as const

/** The fields of an accommodation object that pages show. */
export type Building = Pick<BuildingRecord, (typeof facts)[number]> & { image: PictureFile | null }

/** Keeps the shown fields of a building. */
export function buildingOf(record: BuildingRecord): Building {
  const factValues = Object.fromEntries(facts.map((field) => [field, record[field] ?? null]))
  return { ...(factValues as Omit<Building, 'image'>), image: shownFile(record.image) }
}

/** Times of a building: its own ones, else the property's. */
export function timesOf(building: Building | null, settings: Settings | null | undefined) {
  return {
    checkIn: building?.check_in_from ?? settings?.check_in_from ?? null,
    checkOut: building?.check_out_until ?? settings?.check_out_until ?? null,
  }
}

/** Identifier of a building in the structured data. */
export const buildingId = (publicUrl: string, slug: string) =>
  `${publicUrl}${staysAddress.path({ part: slug, page: 1 })}#objekt`

/** Describes a building for search engines, with its own place on the globe. */
export function buildingThing(building: Building, publicUrl: string): Thing {
  const place = placeOf(building)
  return {
    '@type': 'Accommodation',
    '@id': buildingId(publicUrl, building.slug),
    name: building.title,
    url: publicUrl + staysAddress.path({ part: building.slug, page: 1 }),
    description: building.short_description,
    image: building.image && publicUrl + largePicture(building.image),
    address: building.address,
    identifier: registrationThing(building.registration_number),
    geo: place && { '@type': 'GeoCoordinates', ...place },
    containedInPlace: { '@id': propertyId(publicUrl) },
  }
}
