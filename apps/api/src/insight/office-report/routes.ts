import { insightCalls } from '@dvor/contract/calls/desk/insight.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { Services } from '../../platform/services.ts'
import { readOfficeReport } from './read-report.ts'
import { writeOfficeReport } from './write-report.ts'

/** Mounts the month for the Statistical Office, as data and as a workbook. */
export function mountOfficeReports(app: FastifyInstance, services: Services): void {
  mountCalls(app, insightCalls, {
    officeReport: ({ params }) => readOfficeReport(services.db, params.month, services),
    officeReportFile: async ({ params, query }, reply) => {
      const report = await readOfficeReport(services.db, params.month, services)
      return reply
        .type(insightCalls.officeReportFile.answer.file)
        .header('content-disposition', `attachment; filename="statistika-${params.month}.xlsx"`)
        .header('x-content-type-options', 'nosniff')
        .send(await writeOfficeReport(report, query.language))
    },
  })
}
