import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import type { FastifyInstance } from 'fastify'
import type { CollectionServices } from '../../crud/services.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import { searchRecords } from './search-records.ts'

/** Mounts the search over the whole back office. */
export function mountSearch(app: FastifyInstance, services: CollectionServices): void {
  mountCalls(app, insightCalls, { search: ({ query }) => searchRecords(services, query.q) })
}
