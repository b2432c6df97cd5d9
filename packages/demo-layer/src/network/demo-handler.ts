import { http, HttpResponse, type DefaultBodyType, type HttpHandler } from 'msw'
import { callTable } from '../call-table.ts'
import type { Call } from '../layer/call.ts'
import type { Reply } from '../layer/reply.ts'
import type { DemoState } from '../state.ts'
import { matchPath } from './match-path.ts'

/**
 * The one MSW handler for all calls over a state. It answers exactly the table's paths from the root of `origin`;
 * anything else is left to the network. One, because MSW copies a request for each handler that it asks.
 */
export function demoHandler(state: DemoState, origin: string): HttpHandler {
  return http.all(
    ({ request }) => findCall(request, origin) !== null,
    async ({ request }) => {
      const match = findCall(request, origin)
      if (!match) return undefined
      const query = new URL(request.url).searchParams
      return responseFrom(
        await match.call.answer(state, { params: match.params, query, body: await request.text() }),
      )
    },
  )
}

interface Found {
  call: Call
  params: Record<string, string>
}

function findCall(request: Request, origin: string): Found | null {
  const url = new URL(request.url)
  if (url.origin !== origin) return null
  for (const call of callTable) {
    const params = call.method === request.method ? matchPath(call.path, url.pathname) : null
    if (params) return { call, params }
  }
  return null
}

function responseFrom({ status, body }: Reply): HttpResponse<DefaultBodyType> {
  return body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status })
}
