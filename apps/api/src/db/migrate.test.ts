import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { copyDatabase } from '../testing/databases.ts'
import { emptyDatabase, olderDatabase, rowsOf } from '../testing/empty-database.ts'
import { migrateDatabase } from './migrate.ts'
import { applyMigrations, listMigrations } from './migrations.ts'

/** Of the program under test. */
const version = '1.4.0'

test('a database newer than this program is refused in one line and left unchanged', async () => {
  const ahead = await copyDatabase()
  const [newer] = await rowsOf<{ created_at: string }>(
    ahead,
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'of a program to come', max(created_at) + 1 from drizzle.__drizzle_migrations returning created_at`,
  )
  const refused = migrateDatabase(ahead, version)
  await expect(refused).rejects.toMatchObject({
    name: 'OperationRefused',
    message:
      'The database belongs to a newer version of this program (1 migration ahead); update the program',
  })
  const steps = await rowsOf<{ created_at: string }>(
    ahead,
    'select created_at from drizzle.__drizzle_migrations',
  )
  expect(steps.map(({ created_at }) => created_at)).toContain(newer?.created_at)
})

const addStep = `insert into drizzle.__drizzle_migrations (hash, created_at, oldest_program)
  select 'of a program to come', max(created_at) + 1, $1 from drizzle.__drizzle_migrations`

test.each(['0.0.0', '1.4.0'])('a newer schema that works from release %s on is accepted', async (oldest) => {
  const ahead = await copyDatabase()
  await rowsOf(ahead, addStep, [oldest])
  await expect(migrateDatabase(ahead, version)).resolves.toBeUndefined()
})

test('a newer schema that works from a later release on is refused, whatever comes after it', async () => {
  const ahead = await copyDatabase()
  await rowsOf(ahead, addStep, ['1.10.0'])
  await rowsOf(ahead, addStep, ['0.0.0'])
  await expect(migrateDatabase(ahead, version)).rejects.toThrow('(1 migration ahead)')
})

test('a migration gives way to running statements and tries again', async () => {
  const older = await emptyDatabase()
  const guest = new pg.Client(older)
  await guest.connect()
  await applyMigrations(guest, listMigrations().slice(0, -1))
  await guest.query('begin')
  await guest.query('lock table drizzle.__drizzle_migrations in share mode')
  const migrated = migrateDatabase(older, version)
  const waiting = `select count(*)::int as n from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`
  await vi.waitUntil(async () => (await rowsOf<{ n: number }>(older, waiting))[0]?.n === 1, 20_000)
  await vi.waitUntil(async () => (await rowsOf<{ n: number }>(older, waiting))[0]?.n === 0, 20_000)
  await guest.query('commit')
  await migrated
  await guest.end()
  const steps = await rowsOf<{ hash: string }>(
    older,
    'select hash from drizzle.__drizzle_migrations order by id',
  )
  expect(steps.map(({ hash }) => hash)).toEqual(listMigrations().map(({ hash }) => hash))
})

test('the undated stay tax becomes the first dated rate', async () => {
  const { older, client } = await olderDatabase('stay_tax_rates')
  await client.query(
    `insert into global_settings (id, business_name, email, stay_tax, stay_tax_from_age)
     values (gen_random_uuid(), 'Dom', 'a@b.example', 120, 15)`,
  )
  await client.end()
  await migrateDatabase(older, version)
  const [settings] = await rowsOf<{ stay_tax_rates: unknown }>(
    older,
    'select stay_tax_rates from global_settings',
  )
  const exemptions = ['disability', 'companion', 'other']
  expect(settings?.stay_tax_rates).toEqual([
    { valid_from: '2000-01-01', amount: 120, from_age: 15, max_nights: 60, exemptions },
  ])
})

test('an empty database gets every migration once, also when several instances start together', async () => {
  const fresh = await emptyDatabase()
  await Promise.all([
    migrateDatabase(fresh, version),
    migrateDatabase(fresh, version),
    migrateDatabase(fresh, version),
  ])
  const steps = await rowsOf<{ hash: string }>(
    fresh,
    'select hash from drizzle.__drizzle_migrations order by id',
  )
  expect(steps.map(({ hash }) => hash)).toEqual(listMigrations().map(({ hash }) => hash))
})
