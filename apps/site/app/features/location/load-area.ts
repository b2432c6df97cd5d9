import { accommodationObjects } from '@dvor/contract/collections/accommodation/accommodation-objects.ts'
import { mapShapes } from '@dvor/contract/collections/content/map-shapes.ts'
import { activities } from '@dvor/contract/collections/services/activities.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { pointsOf } from '@dvor/contract/values/values.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { placeOf, type Place } from '@dvor/contract/site/places.ts'

/** A trip: its distance by the owner in km, and its place where the owner has given one. */
export interface Destination {
  id: string
  slug: string
  title: string
  km: number | null
  place: Place | null
}

/** A building of the property with its place. */
export interface MappedBuilding {
  id: string
  slug: string
  title: string
  address: string | null
  place: Place
}

export interface MapShape {
  id: string
  title: string
  kind: ListItem<typeof mapShapes>['kind']
  places: Place[]
}

/** Data of the map of the surroundings. */
export interface Area {
  destinations: Destination[]
  buildings: MappedBuilding[]
  shapes: MapShape[]
}

type Context = Readonly<RouterContextProvider>

/** Loads trips (the nearest first), buildings and shapes of the map; null when a part cannot be read. */
export async function loadArea(context: Context): Promise<Area | null> {
  const api = apiOf(context)
  const order = { active: true, _sort: 'order:ASC' } as const
  const [trips, objects, shapes] = await Promise.all([
    listAll((page) => api.resource(activities).list({ ...order, kind: 'trip', ...page })),
    listAll((page) => api.resource(accommodationObjects).list({ ...order, ...page })),
    listAll((page) => api.resource(mapShapes).list({ ...order, ...page })),
  ])
  if (!trips || !objects || !shapes) return null
  return {
    destinations: trips
      .map((trip) => ({ ...named(trip), km: trip.distance_km, place: placeOf(trip) }))
      .filter(({ km, place }) => km !== null || place !== null)
      .toSorted((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity)),
    buildings: objects.flatMap((object) => {
      const place = placeOf(object)
      return place ? [{ ...named(object), address: object.address, place }] : []
    }),
    shapes: shapes.map(({ id, title, kind, points }) => ({ id, title, kind, places: pointsOf(points) })),
  }
}

const named = ({ id, slug, title }: { id: string; slug: string; title: string }) => ({ id, slug, title })
