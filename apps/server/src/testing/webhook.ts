import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A CDN's webhook; the test sets what it answers. */
export async function startWebhook() {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = []
  const state = { status: 200 }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      calls.push({ headers: request.headers, body })
      response.writeHead(state.status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { calls, state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge` }
}
