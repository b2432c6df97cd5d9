import { http, HttpResponse, type DefaultBodyType, type HttpHandler } from 'msw'
import { callTable } from '../call-table.ts'
import type { Call } from '../layer/call.ts'
import type { Reply } from '../layer/reply.ts'
import type { DemoState } from '../state.ts'
import { matchPath } from './match-path.ts'

/**
 * MSW handlers for all calls over one state. They answer exactly the table's paths from the root of `origin`; anything
 * else is left to the network.
 */
export function handlersFor(state: DemoState, origin: string): HttpHandler[] {
  return callTable.map((call) => handlerFor(call, state, origin))
}

const registers = { GET: http.get, POST: http.post, DELETE: http.delete } as const

function handlerFor(call: Call, state: DemoState, origin: string): HttpHandler {
  return registers[call.method](
    ({ request }) => paramsOf(call, origin, request) !== null,
    async ({ request }) => {
      const query = new URL(request.url).searchParams
      const params = paramsOf(call, origin, request) ?? {}
      const reply = await call.answer(state, { params, query, body: await request.text() })
      return responseFrom(reply)
    },
  )
}

function paramsOf({ path }: Call, origin: string, request: Request): Record<string, string> | null {
  const url = new URL(request.url)
  return url.origin === origin ? matchPath(path, url.pathname) : null
}

function responseFrom({ status, body }: Reply): HttpResponse<DefaultBodyType> {
  return body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status })
}
