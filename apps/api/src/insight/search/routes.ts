import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import {
  searchAnswer,
  searchedCollections,
  type SearchAnswer,
  type SearchGroupName,
} from '@dvor/contract/insight/search.ts'
import type { FastifyInstance } from 'fastify'
import type { CollectionServices } from '../../crud/services.ts'
import type { Actor } from '../../platform/actor.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import { findEverywhere, type FoundRow } from './queries.ts'

const [reservations, ...others] = searchedCollections

/** Order of the groups: registered guests right after reservations. */
const order: readonly SearchGroupName[] = [reservations, 'guests', ...others]

/** Mounts the search over the whole back office. */
export function mountSearch(app: FastifyInstance, services: CollectionServices): void {
  mountCalls(app, insightCalls, { search: ({ actor, query }) => searchRecords(services, actor, query.q) })
}

/** Finds records that the caller sees by words, at most four of a kind. */
async function searchRecords(
  { db, registry }: Pick<CollectionServices, 'db' | 'registry'>,
  actor: Actor,
  text: string,
): Promise<SearchAnswer> {
  const rows = await findEverywhere(db, registry, actor, text)
  const groups = order.map((name) => ({ name, hits: rows.filter((row) => row.name === name).map(hitOf) }))
  return searchAnswer.parse({ groups: groups.filter(({ hits }) => hits.length > 0) })
}

function hitOf({ id, title, detail, number, arrival, departure, first_service, state }: FoundRow) {
  const stay = number && state ? { number, arrival, departure, first_service, state } : null
  return { id, title, detail, stay }
}
