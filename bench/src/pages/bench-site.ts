import { createApi } from '@dvor/api/app.ts'
import { migrateDatabase } from '@dvor/api/db/migrate.ts'
import { seedProperty } from '@dvor/api/seed/seed-property.ts'
import type { TestCluster } from '@dvor/postgres/test-cluster.ts'
import { compose, createWebServer } from '@dvor/server/process/compose.ts'
import type { Parts } from '@dvor/server/process/parts.ts'
import { readSettings } from '@dvor/server/settings/config.ts'
import { loadBuild } from '@dvor/server/site/site-build.ts'
import { mountSite } from '@dvor/server/site/site-mount.ts'
import pg from 'pg'
import { benchSecret, type BenchProperty } from '../bench-property.ts'
import { programVersion } from '@dvor/api/platform/program-version.ts'

/** A property behind the whole server, its site included; nothing listens. */
export interface BenchSite extends Pick<BenchProperty, 'app' | 'api' | 'pool'> {
  /** Clears the memory of pages, but not of reads. */
  forget(): void
  /** Milliseconds that React has spent rendering pages so far, without reading their data. */
  rendered(): number
  close(): Promise<void>
}

/** Starts a seeded property over a new database and fills it. */
export async function startSite(
  cluster: TestCluster,
  name: string,
  fill: (ground: Pick<BenchProperty, 'app' | 'api' | 'pool'>) => Promise<unknown>,
): Promise<BenchSite> {
  const connection = await cluster.createDatabase(name)
  await migrateDatabase(connection, programVersion)
  const settings = readSettings({})
  const app = createWebServer(settings)
  const api = createApi({
    pool: { ...connection, max: 20 },
    dataDir: '/nonexistent',
    appSecret: benchSecret,
    publicUrl: settings.publicUrl,
    sandboxAllowed: true,
    admin: {},
    sampleData: false,
    guestLimits: false,
    logger: app.log,
  })
  await seedProperty(api.db)
  const pool = new pg.Pool({ ...connection, max: 2 })
  const rendered = await timeRendering()
  const forgetters: (() => void)[] = []
  const listening = {
    ...api,
    onContentChange: (forget: () => void) => void forgetters.push(forget),
    upToDate: () => true,
  }
  const mounts: Parts<typeof listening>['mounts'] = [
    (server, { gate, reads }) => mountSite(server, { ...settings, api: listening, dev: false, gate, reads }),
  ]
  await compose(
    app,
    { ...listening, onContentChange: () => undefined },
    { createApi: () => listening, mounts },
    settings,
  )
  await fill({ app, api, pool })
  return {
    app,
    api,
    pool,
    forget: () => forgetters.forEach((forget) => forget()),
    rendered,
    async close() {
      await app.close()
      await api.close()
      await pool.end()
    },
  }
}

/** Measures the site's own renderer. @returns a function that returns the milliseconds so far */
async function timeRendering(): Promise<() => number> {
  process.env.NODE_ENV ??= 'production'
  const { entry } = await loadBuild()
  const { default: write } = entry.module
  let milliseconds = 0
  entry.module = {
    ...entry.module,
    default: async (...page: Parameters<typeof write>) => {
      const begin = performance.now()
      const answer = await write(...page)
      milliseconds += performance.now() - begin
      return answer
    },
  }
  return () => milliseconds
}
