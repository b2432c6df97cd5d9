import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Seen {
  method: string
  path: string
  search: URLSearchParams
  headers: IncomingMessage['headers']
  body: unknown
}

export interface Reply {
  status?: number
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is, in place of JSON. */
  raw?: string
}

/** A real HTTP server on the loopback address that records its requests. */
export async function startLoopback(answer: (seen: Seen) => Reply | Promise<Reply>) {
  const requests: Seen[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://loopback')
    const sent = await text(request)
    const seen: Seen = {
      method: request.method ?? '',
      path: url.pathname,
      search: url.searchParams,
      headers: request.headers,
      body: request.headers['content-type'] === 'application/json' ? JSON.parse(sent) : sent || null,
    }
    requests.push(seen)
    const { status = 200, json = null, raw } = await answer(seen)
    response.writeHead(status, { 'content-type': 'application/json' }).end(raw ?? JSON.stringify(json))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    requests,
    baseUrl: `http://127.0.0.1:${port}/api`,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export type Loopback = Awaited<ReturnType<typeof startLoopback>>
