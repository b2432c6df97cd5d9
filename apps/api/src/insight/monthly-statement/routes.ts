import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import type { FastifyInstance } from 'fastify'
import { readDocumentLook } from '../../documents/read-look.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { Services } from '../../platform/services.ts'
import { readSettings } from '../../property/settings.ts'
import { statementPdf } from './draw-statement.ts'
import { readMonthlyStatement } from './read-statement.ts'

/** Mounts the statement of a month, as data and as PDF. */
export function mountMonthlyStatements(app: FastifyInstance, services: Services): void {
  const { db } = services
  mountCalls(app, insightCalls, {
    monthlyStatement: ({ params }) => readMonthlyStatement(db, params.month, services),
    monthlyStatementFile: async ({ params, query }, reply) => {
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
