import {
  handoverInput,
  handoverQuery,
  till,
  tillHandover,
  tillMovementInput,
} from '@dvor/contract/money/till.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answers, typedApp } from '../../platform/http/typed-routes.ts'
import { fileAnswer } from '../../platform/http/file-answer.ts'
import { daysOf } from '../month-days.ts'
import type { AccountingServices } from '../services.ts'
import { handOver, handoverView } from './hand-over.ts'
import { moveCash } from './move-cash.ts'
import { readTill } from './read-till.ts'
import { renderHandover } from './render-handover.ts'
import { findHandover, listHandovers } from './till-queries.ts'

const tags = ['accounting']
const config = { access: 'admin' } as const

/** Mounts the till: its state, movements of cash, and hand-overs with their files. */
export function mountTill(app: FastifyInstance, services: AccountingServices): void {
  const { db } = services
  const typed = typedApp(app)
  typed.get('/till', {
    config,
    schema: { tags, summary: 'Pokladňa', response: answers(till) },
    handler: () => readTill(db, services),
  })
  typed.post('/till/movements', {
    config,
    schema: {
      tags,
      summary: 'Vklad alebo výber hotovosti',
      body: tillMovementInput,
      response: answers(till),
    },
    handler: async ({ actor, body }) => {
      await moveCash(db, actor, body, services)
      return readTill(db, services)
    },
  })
  typed.get('/till/handovers', {
    config,
    schema: {
      tags,
      summary: 'Odovzdania pokladne',
      querystring: handoverQuery,
      response: answers(z.array(tillHandover)),
    },
    handler: async ({ query }) => {
      const { first, last } = daysOf(query.month)
      return (await listHandovers(db, first, last)).map(handoverView)
    },
  })
  typed.post('/till/handovers', {
    config,
    schema: { tags, summary: 'Odovzdanie pokladne', body: handoverInput, response: answers(tillHandover) },
    handler: async ({ actor, body }) => handoverView(await handOver(db, actor, body, services)),
  })
  typed.get('/till/handovers/:id/file.pdf', {
    config,
    schema: {
      tags,
      summary: 'Odovzdanie pokladne v PDF',
      params: z.object({ id }),
      response: fileAnswer('application/pdf'),
    },
    handler: async ({ params }, reply) => {
      const handover = await findHandover(db, params.id)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="pokladna-${handover.number}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .serializer((bytes: unknown) => bytes as string)
        .send(await renderHandover(handover))
    },
  })
}
