import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Reach } from '../../platform/outgoing/reach.ts'
import { isPublicAddress } from '../../platform/outgoing/public-addresses.ts'
import { selfSigned } from './self-signed.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface FeedServer {
  /** Address of a calendar at the portal. */
  url: string
  /** Sets the answer to the next requests: the text of a calendar, or a function. */
  serves(what: string | Answer): void
  /** Requests so far. */
  requests: IncomingMessage[]
  /** Allows the portal by its name, which has no public address, and all public addresses. */
  reach: Reach
  /** Addresses of other names; all others are unknown. */
  names: Map<string, string[]>
  close(): Promise<void>
}

export const portal = 'portal.example'
const loopback = '127.0.0.1'

/** A portal with a real TLS connection, reached through the usual code; only its address is allowed by name. */
export async function startFeedServer(): Promise<FeedServer> {
  const { cert, key } = selfSigned([portal, 'other.example', 'inside.example'])
  const requests: IncomingMessage[] = []
  let answer: Answer = (_request, response) => void response.writeHead(404).end()
  const server = createServer({ cert, key }, (request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve))
  const { port } = server.address() as AddressInfo
  const names = new Map([[portal, [loopback]]])
  return {
    url: `https://${portal}:${port}/calendar.ics`,
    requests,
    names,
    serves: (what) => {
      answer = typeof what === 'string' ? calendarAnswer(what) : what
    },
    reach: {
      ca: cert,
      resolve: async (host) => (names.get(host) ?? []).map((address) => ({ address, family: 4 })),
      allows: (address) => address === loopback || isPublicAddress(address),
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const calendarAnswer =
  (text: string): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/calendar' }).end(text)
