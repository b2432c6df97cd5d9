import {
  monthlyStatement,
  monthParams,
  statementFileQuery,
} from '@dvor/contract/insight/monthly-statement.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../../platform/http/typed-routes.ts'
import { readDocumentLook } from '../../documents/read-look.ts'
import { fileAnswer } from '../../platform/http/file-answer.ts'
import type { Services } from '../../platform/services.ts'
import { readSettings } from '../../property/settings.ts'
import { statementPdf } from './draw-statement.ts'
import { readMonthlyStatement } from './read-statement.ts'

/** Mounts the statement of a month, as data and as PDF. */
export function mountMonthlyStatements(fastify: FastifyInstance, services: Services): void {
  const app = typedApp(fastify)
  const { db } = services
  app.get('/monthly-statements/:month', {
    config: { access: 'admin' },
    schema: {
      summary: 'Čo dom za mesiac zarobil',
      tags: ['reservations'],
      params: monthParams,
      response: { 200: monthlyStatement },
    },
    handler: ({ params }) => readMonthlyStatement(db, params.month, services),
  })
  app.get('/monthly-statements/:month/file.pdf', {
    config: { access: 'admin' },
    schema: {
      summary: 'Čo dom za mesiac zarobil, v PDF',
      tags: ['reservations'],
      params: monthParams,
      querystring: statementFileQuery,
      response: fileAnswer('application/pdf'),
    },
    handler: async ({ params, query }, reply) => {
      const statement = await readMonthlyStatement(db, params.month, services)
      const { business_name } = await readSettings(db)
      const look = await readDocumentLook(services)
      const pdf = await statementPdf(statement, business_name, look, query.language)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="mesiac-${params.month}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .serializer((content: unknown) => content as string)
        .send(pdf)
    },
  })
}
