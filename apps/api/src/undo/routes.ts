import { historyCalls } from '@dvor/contract/calls/installation/history.ts'
import type { FastifyInstance } from 'fastify'
import type { CollectionServices } from '../crud/services.ts'
import { listHistory } from '../history/list-history.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { readRecordAt, requireReader } from './record-at.ts'
import { undoChanges } from './undo-changes.ts'

/** Mounts the history of a record, the record as it was, and the undo of changes. */
export function mountUndo(app: FastifyInstance, services: CollectionServices): void {
  mountCalls(app, historyCalls, {
    ofRecord: ({ actor, params, query }) => {
      requireReader(actor, params.collection)
      return listHistory(services.db, actor, historyOf(params, query))
    },
    at: ({ actor, params, query }) => readRecordAt(services, actor, params, query),
    undo: ({ actor, body, query }) => undoChanges(services.db, actor, body, services, query.dry_run),
  })
}

const historyOf = <Q extends object>({ collection, id }: { collection: string; id: string }, query: Q) => ({
  ...query,
  collection,
  record: id,
})
