import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { accommodationObjects } from '@dvor/contract/collections/accommodation/accommodation-objects.ts'
import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { visitContext } from '../../core/client/visit.ts'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import type { PagedSearch } from '../../core/content/paged-address.ts'
import { describe } from '../../core/seo/describe.ts'
import { loadRatings } from '../ratings/load-ratings.ts'
import { buildingOf, buildingThing, type Building } from './building.ts'
import { listUnits, lowestPricesOf, summariesOf, type Unit, type UnitSummary } from './load-units.ts'
import { staysAddress } from './stays-address.ts'

type Context = Readonly<RouterContextProvider>
type BuildingRow = ListItem<typeof accommodationObjects>

/** A building with its units. */
export interface ShownBuilding extends Building {
  units: UnitSummary[]
  /** Whether more of its units are on a further page. */
  more: boolean
}

/** Units of a building on the page of all buildings, and on a page of its own. */
const shownBeside = 12
const pageSize = 24

/** Loads all buildings with their units, or one building by pages. Throws a 404 for a missing building or page. */
export async function loadStays(context: Context, url: string) {
  const search = staysAddress.read(new URL(url).searchParams)
  if (!search || (search.page > 1 && !search.part)) throw data(null, { status: 404 })
  const [blocks, objects, ratings] = await Promise.all([
    loadBlocks(context, contentPages.stays),
    listAll((rows) =>
      apiOf(context)
        .resource(accommodationObjects)
        .list({ active: true, _sort: 'order:ASC', ...rows }),
    ),
    loadRatings(context),
  ])
  const buildings = objects && (await showBuildings(context, objects, search))
  if (buildings?.length === 0 && search.part) throw data(null, { status: 404 })
  const { publicUrl } = context.get(visitContext)
  describe(context, { things: buildings?.map((building) => buildingThing(building, publicUrl)) })
  return pageData(context, contentPages.stays, { blocks, search, buildings, ratings })
}

/** A list of units for each building: by a list of its own for one, otherwise chosen from those of all buildings. */
async function unitsOf(
  context: Context,
  buildings: readonly BuildingRow[],
  rows: { start: number; limit: number },
): Promise<(Unit[] | null)[]> {
  const [first, ...others] = buildings
  if (first && others.length === 0) return [await listUnits(context, { building: first.id, ...rows })]
  const all = await listAll(({ _start, _limit }) => listUnits(context, { start: _start, limit: _limit }))
  const byBuilding = Map.groupBy(all ?? [], ({ accommodation_object }) => accommodation_object.id)
  return buildings.map(
    ({ id }) => all && (byBuilding.get(id) ?? []).slice(rows.start, rows.start + rows.limit),
  )
}

/** The buildings of an address; those without an active unit are left out. */
async function showBuildings(
  context: Context,
  objects: readonly BuildingRow[],
  { part, page }: PagedSearch,
): Promise<ShownBuilding[] | null> {
  const limit = part ? pageSize : shownBeside
  const rows = objects.filter(({ slug }) => !part || slug === part)
  // One unit more than is shown, to know whether others follow.
  const lists = await unitsOf(context, rows, { start: (page - 1) * limit, limit: limit + 1 })
  const lowest = await lowestPricesOf(
    context,
    lists.flatMap((units) => units ?? []),
  )
  if (!lowest) return null
  const buildings = rows.map((building, index): ShownBuilding | null => {
    const units = lists[index]
    if (!units) return null
    const summaries = summariesOf(units.slice(0, limit), lowest)
    return { ...buildingOf(building), units: summaries, more: units.length > limit }
  })
  if (!buildings.every((building) => building !== null)) return null
  return buildings.filter(({ units }) => units.length > 0)
}
