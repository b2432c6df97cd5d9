import { historyCalls } from '@dvor/contract/calls/installation/history.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { listActors, listHistory } from './list-history.ts'

/** Mounts who did what in the whole property. */
export function mountHistory(app: FastifyInstance, { db }: Services): void {
  mountCalls(app, historyCalls, {
    list: ({ actor, query }) => listHistory(db, actor, query),
    actors: () => listActors(db),
  })
}
