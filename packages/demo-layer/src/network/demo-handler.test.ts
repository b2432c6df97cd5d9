import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setupServer } from 'msw/node'
import { expect, onTestFinished, test } from 'vitest'
import { createState } from '../state.ts'
import { demoHandler } from './demo-handler.ts'
import { matchPath } from './match-path.ts'

/** A server that answers everything with its address, and the layer on the same origin in front of it. */
async function layerBeforeServer() {
  const server = createServer((request, response) => response.end(`product ${request.method} ${request.url}`))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const layer = setupServer(demoHandler(createState(), origin))
  layer.listen({ onUnhandledFrame: 'bypass' })
  onTestFinished(() => {
    layer.close()
    server.close()
  })
  return async (path: string, method = 'GET') => (await fetch(`${origin}${path}`, { method })).text()
}

test('calls that the layer does not answer go to the network', async () => {
  const ask = await layerBeforeServer()
  for (const path of [
    '/api/accommodation-units',
    '/api/users/018f2f5e-7c1a-7000-8000-000000000000',
    '/api/users',
    '/api/invoice/invoices',
    '/api/select/data/',
    '/api/select/data/more',
    '/more/api/select/data',
    '/API/select/data',
    '/apps/ecommerce/products/',
    '/card/card-analytics/unknown',
  ]) {
    expect(await ask(path)).toBe(`product GET ${path}`)
  }
  expect(await ask('/api/select/data', 'POST')).toBe('product POST /api/select/data')
})

test('the layer’s own paths never reach the network', async () => {
  const ask = await layerBeforeServer()
  expect(JSON.parse(await ask('/api/select/data?query=orchard'))).toHaveLength(10)
  expect(JSON.parse(await ask('/apps/ecommerce/products/3'))).toMatchObject({ product: { id: 3 } })
})

test.each([
  ['/a/:id', '/a/7', { id: '7' }],
  ['/a/:id', '/a/%C4%8D', { id: 'č' }],
  ['/a/:id', '/a/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/a/:id', '/a/', null],
  ['/a/:id', '/a/7/b', null],
  ['/a/b', '/a/b', {}],
  ['/a/b', '/a/B', null],
])('%s against %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params)
})
