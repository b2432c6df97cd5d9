import { declareCall } from '../layer/call.ts'
import { answered } from '../layer/reply.ts'
import { suggestions } from './schemas.ts'

/** Autocomplete: GET /api/autocomplete/data */
export const autocompleteCalls = [
  declareCall({
    app: 'autocomplete',
    method: 'GET',
    path: '/api/autocomplete/data',
    title: 'Titles with their ranks',
    answers: { 200: suggestions },
    handle: ({ autocomplete }) => answered({ autoComplete: autocomplete.titles }),
  }),
]
