import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi, type Api } from '@dvor/api/app.ts'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import fastify, { type FastifyInstance } from 'fastify'
import type { PageCache } from '../page-cache/page-cache.ts'
import { allowOtherOrigins } from '../http/cross-origin.ts'
import { cachePublicReads, createReadCache } from '../page-cache/cache-public-reads.ts'

/** The API with its cache of public reads. */
export interface Instance {
  app: FastifyInstance
  api: Api
  reads: PageCache
}

/** Two instances over one database, as behind a load balancer. */
export interface TwoInstances {
  here: Instance
  there: Instance
  /** Access token of the owner. */
  token: string
  close(): Promise<void>
}

const admin = { email: 'majitelka@example.com', password: 'Lipový kvet 1907 v záhrade' }

/** Starts two instances over an empty database of their own; to be closed. */
export async function startTwoInstances(): Promise<TwoInstances> {
  const cluster = await startTestCluster()
  const dataDir = await mkdtemp(join(tmpdir(), 'dvor-reads-'))
  const pool = { ...(await cluster.createDatabase('public_reads')), max: 5 }
  const start = async (): Promise<Instance> => {
    const app = fastify()
    const api = createApi({
      pool,
      dataDir,
      admin,
      appSecret: 'a secret for tests only, long enough to derive keys from',
      publicUrl: 'http://127.0.0.1:3000',
      sandboxAllowed: true,
      // The load of the machine must not decide a test.
      pageWaitMs: 60_000,
      sampleData: false,
      passwordCost: { memoryKib: 64, passes: 1 },
      logger: app.log,
    })
    await allowOtherOrigins(app, api, 'http://127.0.0.1:3000')
    const reads = createReadCache(api)
    cachePublicReads(app, reads)
    await app.register(api.plugin, { prefix: '/api' })
    await api.prepare(() => undefined)
    await app.ready()
    await api.start()
    return { app, api, reads }
  }
  const [here, there] = [await start(), await start()]
  const payload = { identifier: admin.email, password: admin.password }
  const answer = await here.app.inject({ method: 'POST', url: '/api/auth/local', payload })
  const { accessToken: token } = answer.json<{ accessToken: string }>()
  const close = async () => {
    for (const { app, api } of [here, there]) {
      await app.close()
      await api.close()
    }
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { here, there, token, close }
}
