import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { origin } from './properties.ts'

/** A proxy before the property's server that refuses data of pages, as one does while the server restarts. */
export interface BusyProxy {
  origin: string
  /** Addresses of the refused calls. */
  refused: string[]
  /** Refuses so many of the next calls for data, asking to wait for a second. */
  refuse(count: number): void
}

/** Starts the proxy at a free port; it keeps no process running. */
export async function startBusyProxy(): Promise<BusyProxy> {
  const refused: string[] = []
  let left = 0
  const server = createServer((call, answer) => {
    const isData = new URL(call.url ?? '/', origin).pathname.endsWith('.data')
    if (!isData || left === 0) return passOn(call, answer)
    left -= 1
    refused.push(call.url ?? '')
    answer.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('restarting')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    refused,
    refuse: (count) => void (left = count),
  }
}

function passOn(call: IncomingMessage, answer: ServerResponse): void {
  const onward = request(origin + call.url, { method: call.method, headers: call.headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  call.pipe(onward)
}
