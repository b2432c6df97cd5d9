import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import {
  hitsPerGroup,
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
  const groups = order.map((name) => ({ name, hits: best(rows.filter((row) => row.name === name)) }))
  return searchAnswer.parse({ groups: groups.filter(({ hits }) => hits.length > 0) })
}

/** The best hits; a person of the rooming list who is in the register, too, is one. */
function best(rows: readonly FoundRow[]) {
  const isFirst = ({ id, title }: FoundRow, at: number) =>
    rows.findIndex((row) => row.id === id && row.title === title) === at
  return rows.filter(isFirst).slice(0, hitsPerGroup).map(hitOf)
}

function hitOf({ id, title, detail, number, arrival, departure, first_service, state }: FoundRow) {
  const stay = number && state ? { number, arrival, departure, first_service, state } : null
  return { id, title, detail, stay }
}
