import { z } from 'zod'
import { declareCall } from '../layer/call.ts'
import { answered } from '../layer/reply.ts'
import { answerPage, holds } from '../layer/rows.ts'
import { employee, tablePage, tableQuery } from './schemas.ts'

const app = 'table'

/** Data table: GET /api/datatables/… */
export const tableCalls = [
  declareCall({
    app,
    method: 'GET',
    path: '/api/datatables/initial-data',
    title: 'All employees',
    answers: { 200: z.array(employee) },
    handle: ({ table }) => answered(table.rows),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/api/datatables/data',
    title: 'A page of employees, searched',
    query: tableQuery,
    answers: { 200: tablePage },
    example: { query: { q: 'gardener', perPage: 5 } },
    handle({ table: { rows } }, { query }) {
      const matches = rows.filter((row) =>
        holds(query.q, row.full_name, row.post, row.email, row.age, row.salary, row.start_date),
      )
      return answerPage(matches, query, (slice) => ({
        allData: rows,
        invoices: slice,
        total: matches.length,
      }))
    },
  }),
]
