import fastify from 'fastify'
import { expect, test } from 'vitest'
import { demoPatterns, setWorkerHeaders } from './demo-build.ts'

test('the page of the demo layer exists only where the installation switches it on', () => {
  expect([demoPatterns(false), demoPatterns(true)]).toEqual([[], ['/demo']])
})

test('the worker alone may answer for the whole origin and ask the server', async () => {
  const app = fastify()
  app.get('/*', (request, reply) => {
    setWorkerHeaders(reply, `/srv/build${request.url}`)
    return reply.send('')
  })
  for (const path of ['/mockServiceWorker-ClAJ6rgJ.js', '/mockServiceWorker-ClAJ6rgJ.js.br']) {
    const { headers } = await app.inject(path)
    expect(headers['service-worker-allowed']).toBe('/')
    expect(headers['content-security-policy']).toContain("connect-src 'self'")
  }
  const { headers } = await app.inject('/index-ClAJ6rgJ.js')
  expect(headers).not.toHaveProperty('service-worker-allowed')
})
