import { statementCalls } from '@dvor/contract/calls/money/statements.ts'
import { statementBytes } from '@dvor/contract/money/statements.ts'
import type { FastifyInstance } from 'fastify'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { clientGone } from '../platform/http/client-gone.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { closeAlertsAbout } from '../reservations/alerts/settle-alerts.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { assignLine } from './assign-line.ts'
import { assignToVoucher } from './assign-to-voucher.ts'
import { findSuggestions } from './find-suggestions.ts'
import { importStatement } from './import-statement.ts'
import { lockLine, updateLines } from './line-queries.ts'
import { resumeDeadline } from './order-deadline.ts'
import { readUpload } from './parsing/read-upload.ts'
import { searchPayable } from './suggestion-queries.ts'
import { releaseFromVoucher } from './release-from-voucher.ts'
import { releaseLine } from './release-line.ts'

/** Mounts bank statements and the owner's actions on their movements; their lists come from the collection. */
export function mountStatements(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => mountImport(scope, services))
  mountLines(app, services)
}

/** In a scope of its own, because other routes accept neither such bodies nor any as large. */
function mountImport(scope: FastifyInstance, services: Services): void {
  scope.removeContentTypeParser('text/plain')
  scope.addContentTypeParser(
    ['application/xml', 'text/xml', 'text/csv', 'text/plain', 'application/octet-stream'],
    { parseAs: 'buffer', bodyLimit: statementBytes },
    (_request, body, parsed) => parsed(null, body),
  )
  mountCalls(scope, statementCalls, {
    importStatement: {
      validatedByHandler: true,
      slowBody: true,
      bodyLimit: statementBytes,
      consumes: ['multipart/form-data', 'application/xml', 'text/csv'],
      handler: async (request, reply) => {
        const gone = clientGone(reply)
        return importStatement(services.db, request.actor, await readUpload(request), services, gone)
      },
    },
  })
}

function mountLines(app: FastifyInstance, services: Services): void {
  const { db } = services
  mountCalls(app, statementCalls, {
    suggestions: ({ params }) => findSuggestions(db, params.id),
    payable: ({ query }) => searchPayable(db, query.q),
    assign: async ({ actor, params, body }) => {
      await assignLine(db, actor, params.id, body, services)
      return { done: true }
    },
    release: async ({ actor, params }) => {
      await releaseLine(db, actor, params.id, services)
      return { done: true }
    },
    assignToVoucher: async ({ actor, params, body }) => {
      await assignToVoucher(db, actor, params.id, body.voucher, services)
      return { done: true }
    },
    releaseFromVoucher: async ({ actor, params }) => {
      await releaseFromVoucher(db, actor, params.id, services)
      return { done: true }
    },
    mark: async ({ params, body }) => {
      await markLine(db, params.id, body.state, services)
      return { done: true }
    },
  })
}

/**
 * Sets a movement aside that does not concern reservations, or takes it up again. @throws ApiError `conflict` where a
 * part of it belongs to a reservation, `not_found`
 */
async function markLine(
  db: Db,
  id: string,
  state: 'open' | 'unrelated',
  services: BookingServices,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const line = await lockLine(tx, id)
    if (line.allocated !== 0) throw new ApiError('conflict', 'A part of it belongs to a reservation')
    await updateLines(
      tx,
      [id],
      { state, reason: state === 'open' ? 'undone' : line.reason },
      services.clock.now(),
    )
    if (state === 'unrelated') await closeAlertsAbout(tx, id, services)
  })
  if (state === 'unrelated') await resumeDeadline(db, id, services)
}
