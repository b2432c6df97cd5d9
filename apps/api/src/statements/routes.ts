import {
  allocationInput,
  lineStateInput,
  lineSuggestion,
  lineVoucherInput,
  statementBytes,
  statementResult,
} from '@dvor/contract/money/statements.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp, type TypedApp } from '../platform/http/typed-routes.ts'
import { clientGone } from '../platform/http/client-gone.ts'
import type { Services } from '../platform/services.ts'
import { assignLine } from './assign-line.ts'
import { assignToVoucher } from './assign-to-voucher.ts'
import { findSuggestions } from './find-suggestions.ts'
import { importStatement } from './import-statement.ts'
import { markLine } from './mark-line.ts'
import { readUpload } from './parsing/read-upload.ts'
import { releaseFromVoucher } from './release-from-voucher.ts'
import { releaseLine } from './release-line.ts'

const byId = z.object({ id })
const done = z.object({ done: z.literal(true) })
const config = { access: 'admin' } as const
const tags = ['payments']

/** Mounts bank statements and the owner's actions on their movements; their lists come from the collection. */
export function mountStatements(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => mountImport(scope, services))
  mountLines(app, services)
}

/** The form for the OpenAPI document; `readUpload` reads and checks it. */
const statementForm = z.object({ file: z.file(), columns: z.string().optional() })

/** In a scope of its own, because other routes accept neither such bodies nor any as large. */
function mountImport(scope: FastifyInstance, services: Services): void {
  scope.removeContentTypeParser('text/plain')
  scope.addContentTypeParser(
    ['application/xml', 'text/xml', 'text/csv', 'text/plain', 'application/octet-stream'],
    { parseAs: 'buffer', bodyLimit: statementBytes },
    (_request, body, parsed) => parsed(null, body),
  )
  typedApp(scope).post('/statements', {
    config: { access: 'admin', validatedByHandler: true, slowBody: true },
    bodyLimit: statementBytes,
    schema: {
      tags,
      summary: 'Načítanie výpisu z účtu (CAMT.053 alebo CSV)',
      consumes: ['multipart/form-data', 'application/xml', 'text/csv'],
      body: statementForm,
      response: { 200: statementResult },
    },
    handler: async (request, reply) => {
      const gone = clientGone(reply)
      return importStatement(services.db, request.actor, await readUpload(request), services, gone)
    },
  })
}

function mountLines(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = typedApp(app)
  typed.get('/statement-lines/:id/suggestions', {
    config,
    schema: {
      summary: 'Rezervácie, ku ktorým platba asi patrí',
      tags,
      params: byId,
      response: { 200: z.array(lineSuggestion) },
    },
    handler: ({ params }) => findSuggestions(db, params.id),
  })
  typed.post('/statement-lines/:id/allocations', {
    config,
    schema: {
      summary: 'Priradenie platby k rezerváciám',
      tags,
      params: byId,
      body: allocationInput,
      response: { 200: done },
    },
    handler: async ({ actor, params, body }) => {
      await assignLine(db, actor, params.id, body, services)
      return { done: true as const }
    },
  })
  typed.delete('/statement-lines/:id/allocations', {
    config,
    schema: { summary: 'Zrušenie priradenia platby', tags, params: byId, response: { 200: done } },
    handler: async ({ actor, params }) => {
      await releaseLine(db, actor, params.id, services)
      return { done: true as const }
    },
  })
  mountMarks(typed, services)
}

function mountMarks(typed: TypedApp, services: Services): void {
  const { db } = services
  typed.post('/statement-lines/:id/voucher', {
    config,
    schema: {
      summary: 'Priradenie platby k darčekovému poukazu',
      tags,
      params: byId,
      body: lineVoucherInput,
      response: { 200: done },
    },
    handler: async ({ actor, params, body }) => {
      await assignToVoucher(db, actor, params.id, body.voucher, services)
      return { done: true as const }
    },
  })
  typed.delete('/statement-lines/:id/voucher', {
    config,
    schema: {
      summary: 'Zrušenie priradenia platby k darčekovému poukazu',
      tags,
      params: byId,
      response: { 200: done },
    },
    handler: async ({ actor, params }) => {
      await releaseFromVoucher(db, actor, params.id, services)
      return { done: true as const }
    },
  })
  typed.post('/statement-lines/:id/state', {
    config,
    schema: {
      summary: 'Označenie platby z výpisu',
      tags,
      params: byId,
      body: lineStateInput,
      response: { 200: done },
    },
    handler: async ({ params, body }) => {
      await markLine(db, params.id, body.state, services)
      return { done: true as const }
    },
  })
}
