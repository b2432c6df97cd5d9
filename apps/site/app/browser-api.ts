import { createClient } from '@dvor/client/client.ts'

/** The API for code that runs in the visitor's browser; cookie-less and anonymous. */
export const browserApi = createClient({ baseUrl: '/api', fetch: (...request) => fetch(...request) })
