import assert from 'node:assert/strict'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { compose, createWebServer } from '@dvor/server/process/compose.ts'
import { readSettings } from '@dvor/server/settings/config.ts'
import fastify from 'fastify'
import { listen } from '../load/listen.ts'
import { buildBenchProperty } from '../bench-property.ts'
import { compareLoad, figureOf } from '../load/load.ts'
import type { Figure } from '../run.ts'

const bar = 0.7
const rounds = 7
const path = '/api/accommodation-units?_limit=20'

/**
 * A visitor's list of 20 units from memory, through the running server, compared with a bare route that sends the same
 * string.
 */
export async function benchPublicReads(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const settings = readSettings({})
  const property = await buildBenchProperty(cluster, 'bench_reads', 20, {
    app: createWebServer(settings),
    mount: (app, api) => compose(app, api, { createApi: () => api, mounts: [] }, settings),
  })
  const bare = fastify()
  try {
    // Lists are cached only while notifications of changes arrive.
    await property.api.start()
    const ours = await listen(property.app)
    const body = await bodyOf(ours)
    bare.get('/api/accommodation-units', async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(body),
    )
    const theirs = await listen(bare)
    assert.equal(await bodyOf(ours), await bodyOf(theirs))
    const compared = await compareLoad(`${ours}${path}`, `${theirs}${path}`, rounds)
    return [figureOf('a visitor’s list from memory, of a bare route with the same string', compared, bar)]
  } finally {
    await bare.close()
    await property.close()
    await cluster.stop()
  }
}

const bodyOf = async (address: string): Promise<string> => (await fetch(`${address}${path}`)).text()
