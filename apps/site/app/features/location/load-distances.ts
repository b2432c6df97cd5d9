import { activities } from '@dvor/contract/collections/services/activities.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'

/** A place and its distance from the property in km. */
export interface Distance {
  id: string
  slug: string
  title: string
  km: number
}

/** Loads trips with a known distance, the nearest first; null when they cannot be read. */
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
