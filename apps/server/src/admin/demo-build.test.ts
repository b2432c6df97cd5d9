import fastify from 'fastify'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demoPatterns, setWorkerHeaders } from './demo-build.ts'

/** A folder that holds these built files. */
async function buildWith(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-admin-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await Promise.all(names.map((name) => writeFile(join(folder, name), '')))
  return folder
}

test('an ordinary build has no page of the demo layer, one that carries the worker has', async () => {
  const ordinary = ['index.html', 'index-x.js', 'mockServiceWorker.txt']
  expect(await demoPatterns(await buildWith(...ordinary))).toEqual([])
  expect(await demoPatterns(await buildWith(...ordinary, 'mockServiceWorker-Cl_J6-gJ.js'))).toEqual(['/demo'])
  expect(await demoPatterns('/nowhere')).toEqual([])
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
