import { activities } from '@dvor/contract/collections/services/activities.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'

/** A place and how far it is from the gate, in km. */
export interface Distance {
  id: string
  slug: string
  title: string
  km: number
}

/** Trips whose distance is known, the nearest first; null when they cannot be read. */
export async function loadDistances(context: Readonly<RouterContextProvider>): Promise<Distance[] | null> {
  const rows = await listAll((page) =>
    apiOf(context)
      .resource(activities)
      .list({ active: true, kind: 'trip', _sort: 'order:ASC', ...page }),
  )
  if (!rows) return null
  return rows
    .flatMap(({ id, slug, title, distance_km: km }) => (km === null ? [] : [{ id, slug, title, km }]))
    .toSorted((one, other) => one.km - other.km)
}
