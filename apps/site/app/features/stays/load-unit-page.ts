import { maxLowestPrices } from '@dvor/contract/pricing/availability.ts'
import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { accommodationObjects } from '@dvor/contract/collections/accommodation/accommodation-objects.ts'
import { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { contentPages } from '@dvor/contract/site/content-pages.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { calendarSpan } from '../calendar/days/load-days.ts'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { movedOrMissing, requireSlug } from '../../core/client/require-slug.ts'
import { galleryPictures } from '../galleries/gallery-pictures.ts'
import type { GalleryPicture } from '../galleries/picture-grid.tsx'
import { describe } from '../../core/seo/describe.ts'
import { unitThing, type UnitFacts } from './unit-thing.ts'
import { visitContext } from '../../core/client/visit.ts'
import { amenityNames } from './amenity-names.ts'
import {
  listUnits,
  loadPrices,
  lowestPricesOf,
  summariesOf,
  type Unit,
  type UnitSummary,
} from './load-units.ts'
import { type Building, buildingOf, buildingThing } from './building.ts'
import { seasonsOf } from './prices/seasons.ts'

type Context = Readonly<RouterContextProvider>

/** Number of other units at the end of the page. */
const neighbours = 3

/** Loads the page of a unit. Throws a redirect for a former slug, and a 404 for one that no active unit has. */
export async function loadUnitPage(context: Context, slug: string) {
  const { now, language } = context.get(visitContext)
  const today = todayIn(now)
  const [unitRows, units] = await Promise.all([
    apiOf(context)
      .resource(accommodationUnits)
      .list({ slug: requireSlug(slug), active: true }),
    listUnits(context, { limit: neighbours + 1 }),
  ])
  if (unitRows?.length === 0)
    throw await movedOrMissing(context, contentPages.unit, 'accommodation-units', slug)
  const unit = unitRows?.[0] ?? null
  const rooms = unit && isWhole(unit) ? await listRooms(context, unit) : []
  const [images, building, prices, lowest, blocks, days] = await Promise.all([
    unit && loadImages(context, unit),
    unit && loadBuilding(context, unit),
    unit && loadPrices(context, { accommodation_unit: unit.id }),
    lowestPricesOf(context, [...(unitRows ?? []), ...(units ?? []), ...(rooms ?? [])]),
    loadBlocks(context, contentPages.stays),
    unit && loadComingDays(context, unit, today),
  ])
  const priceFrom = lowest?.find((row) => row.accommodation_unit === unit?.id) ?? null
  if (unit && days) describeUnit(context, unit, { building, days, priceFrom })
  return pageData(context, contentPages.unit, {
    today,
    unit,
    building,
    blocks,
    amenities: unit && amenityNames(unit, language),
    pictures: images?.length === 0 ? roomPictures(rooms ?? []) : images,
    seasons: prices && seasonsOf(prices, today),
    priceFrom: lowest && { of: priceFrom },
    nextFree: days && { day: days.find(({ can_arrive }) => can_arrive)?.day ?? null },
    others: units && lowest && othersOf(summariesOf(units, lowest), unit),
    rooms: rooms && lowest && summariesOf(rooms, lowest),
  })
}

const isWhole = ({ let_as }: Pick<Unit, 'let_as'>): boolean => let_as !== 'unit'

/** The rooms of a whole, in their order; null when they cannot be read. */
function listRooms(context: Context, { let_as, accommodation_object }: Unit): Promise<Unit[] | null> {
  const building = let_as === 'building' ? { building: accommodation_object.id } : {}
  return listUnits(context, { ...building, rooms: true, limit: maxLowestPrices })
}

/** Some units beside the page's own; none beside a whole, whose rooms are shown. */
const othersOf = (units: readonly UnitSummary[], unit: Unit | null): UnitSummary[] =>
  unit && isWhole(unit) ? [] : units.filter(({ id }) => id !== unit?.id).slice(0, neighbours)

const loadComingDays = (context: Context, { id }: Unit, today: Day) =>
  apiOf(context).booking.calendar(id, { from: today, to: addDays(today, calendarSpan) })

/** The unit's building; null when it cannot be read, because the unit itself matters more. */
async function loadBuilding(
  context: Context,
  { accommodation_object: { id } }: Unit,
): Promise<Building | null> {
  const record = await apiOf(context).resource(accommodationObjects).single(id)
  return record && buildingOf(record)
}

function describeUnit(
  context: Context,
  unit: Unit,
  facts: Pick<UnitFacts, 'building' | 'days' | 'priceFrom'>,
): void {
  const { publicUrl, language } = context.get(visitContext)
  const thing = unitThing({ unit, ...facts, amenities: amenityNames(unit, language), publicUrl })
  const { building } = facts
  const things = building ? [thing, buildingThing(building, publicUrl)] : [thing]
  describe(context, { title: unit.title, things })
}

/** The unit's own picture first, then its gallery (docs/contract.md, Collections: `/gallery-images?accommodation_unit=`). */
async function loadImages(context: Context, unit: Unit): Promise<GalleryPicture[] | null> {
  const rows = await listAll((page) =>
    apiOf(context)
      .resource(galleryImages)
      .list({ accommodation_unit: unit.id, active: true, _sort: 'order:ASC', ...page }),
  )
  if (!rows) return null
  const cover = unit.image ? [{ id: unit.id, file: unit.image, alt: unit.image.alt ?? unit.title }] : []
  return [...cover, ...galleryPictures(rows)]
}

/** A picture of each room, for a whole without pictures of its own. */
const roomPictures = (rooms: readonly Unit[]): GalleryPicture[] =>
  rooms.flatMap(({ id, title, image }) => (image ? [{ id, file: image, alt: image.alt ?? title }] : []))
