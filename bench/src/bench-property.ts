import { createApi, type Api } from '@dvor/api/app.ts'
import { seedProperty } from '@dvor/api/seed/seed-property.ts'
import { migrateDatabase } from '@dvor/api/db/migrate.ts'
import type { PostgresConnection } from '@dvor/postgres/probe.ts'
import type { TestCluster } from '@dvor/postgres/test-cluster.ts'
import fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { programVersion } from '@dvor/api/platform/program-version.ts'

/** The root secret of properties in benchmarks, from which the keys of sessions and trial gateway are derived. */
export const benchSecret = 'a secret for benchmarks only, long enough to derive keys from'

/** Sign-in of the owner of properties in benchmarks. */
export const benchOwner = { email: 'bench@example.com', password: 'measured with a clock' }

export interface BenchProperty {
  app: FastifyInstance
  api: Api
  pool: pg.Pool
  units: string[]
  close(): Promise<void>
}

/** Database and folder of the API, and how they are opened. */
interface Ground {
  app: FastifyInstance
  mount(app: FastifyInstance, api: Api): Promise<unknown>
}

const bareGround = (): Ground => ({
  app: fastify(),
  mount: async (app, api) => app.register(api.plugin, { prefix: '/api' }),
})

/** A property with this number of units, each with four seasons, with the whole API; it does not listen. */
export async function buildBenchProperty(
  cluster: TestCluster,
  name: string,
  unitCount: number,
  ground = bareGround(),
): Promise<BenchProperty> {
  const property = await openBenchProperty(await cluster.createDatabase(name), ground)
  return { ...property, units: await fillUnits(property.pool, unitCount) }
}

/** The property of a database; an empty one gets the rows that always exist. */
export async function openBenchProperty(
  connection: PostgresConnection,
  { app, mount } = bareGround(),
): Promise<BenchProperty> {
  await migrateDatabase(connection, programVersion)
  const api = createApi({
    pool: { ...connection, max: 20 },
    dataDir: '/nonexistent',
    appSecret: benchSecret,
    publicUrl: 'http://127.0.0.1:3000',
    sandboxAllowed: true,
    admin: {},
    sampleData: false,
    guestLimits: false,
    logger: app.log,
  })
  await seedProperty(api.db)
  await mount(app, api)
  await app.ready()
  const pool = new pg.Pool({ ...connection, max: 20 })
  pool.on('error', () => undefined)
  const { rows } = await pool.query<{ id: string }>('select id from accommodation_units order by code')
  return { app, api, pool, units: rows.map(({ id }) => id), close: () => closeAll(app, api, pool) }
}

async function closeAll(app: FastifyInstance, api: Api, pool: pg.Pool): Promise<void> {
  await app.close()
  await api.close()
  await pool.end()
}

/** Adds one object with this number of units, each with four seasons. */
export async function fillUnits(pool: pg.Pool, count: number): Promise<string[]> {
  // Finished terms: while they have gaps, nothing is sold on the web.
  await pool.query(`update text_blocks set content = '<p>Podmienky.</p>' where mark = 'terms-content'`)
  await pool.query(`update terms_versions set content = '<p>Podmienky.</p>'`)
  await pool.query(
    `insert into accommodation_objects (id, title, slug) values (gen_random_uuid(), 'Dom', 'dom')`,
  )
  const { rows } = await pool.query<{ id: string }>(
    `insert into accommodation_units (id, accommodation_object, title, slug, code, capacity, base_price)
     select gen_random_uuid(), o.id, 'Izba ' || n, 'izba-' || n, 'I' || n, 2, 8000
     from accommodation_objects o, generate_series(1, $1) n returning id`,
    [count],
  )
  await fillSeasons(pool)
  return rows.map((row) => row.id)
}

/** Adds this number of buildings with one unit each. */
export async function fillBuildings(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into accommodation_objects (id, title, slug)
     select gen_random_uuid(), 'Dom ' || n, 'dom-' || n from generate_series(1, $1) n`,
    [count],
  )
  await pool.query(
    `insert into accommodation_units (id, accommodation_object, title, slug, code, capacity, base_price)
     select gen_random_uuid(), id, 'Izba ' || title, 'izba-' || slug, slug, 2, 8000 from accommodation_objects`,
  )
  await fillSeasons(pool)
}

/** Gives each unit four seasons. */
async function fillSeasons(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into prices (id, accommodation_unit, title, valid_from, valid_to, price)
     select gen_random_uuid(), u.id, 'Sezóna ' || n, current_date + n * 90, current_date + n * 90 + 89, 9000
     from accommodation_units u, generate_series(0, 3) n`,
  )
}
