import { z } from 'zod'
import { declareCall } from '../layer/call.ts'
import { searched } from '../layer/input.ts'
import { answered } from '../layer/reply.ts'
import { holds } from '../layer/rows.ts'
import { selectOption } from './schemas.ts'

/** Select: GET /api/select/data */
export const selectCalls = [
  declareCall({
    app: 'select',
    method: 'GET',
    path: '/api/select/data',
    title: 'Film titles whose value holds the query',
    query: z.object({ query: searched }),
    answers: { 200: z.array(selectOption) },
    example: { query: { query: 'orchard' } },
    handle: ({ select }, { query }) =>
      answered(select.options.filter(({ value }) => holds(query.query, value))),
  }),
]
