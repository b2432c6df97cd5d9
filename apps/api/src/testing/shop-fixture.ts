import { declare, fullPattern } from '@dvor/contract/declaration/collection.ts'
import * as f from '@dvor/contract/declaration/fields.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant, stamps } from '../platform/columns.ts'
import { openDatabase, type Database } from '../platform/database.ts'
import { setUpHttp } from '../platform/http.ts'
import type { Actor } from '../platform/actor.ts'
import { copyDatabase } from './test-api.ts'
import { TestClock } from './test-clock.ts'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { createRegistry } from '../crud/registry.ts'
import { mountCollection } from '../crud/routes.ts'

const makers = declare({
  name: 'makers',
  label: { one: 'Výrobca', many: 'Výrobcovia' },
  operations: fullPattern,
  titleField: 'name',
  sort: 'name:ASC',
  fields: {
    name: f.text({ label: 'Meno', required: true }),
    phone: f.phone({ label: 'Telefón', adminOnly: true }),
    active: f.flag({ label: 'Aktívny', default: true }),
  },
})

export const toys = declare({
  name: 'toys',
  label: { one: 'Hračka', many: 'Hračky' },
  operations: fullPattern,
  titleField: 'title',
  slugFrom: 'title',
  sort: 'title:ASC',
  fields: {
    maker: f.relation('makers', { label: 'Výrobca', required: true }),
    title: f.text({ label: 'Názov', required: true }),
    slug: f.slug({ label: 'Adresa', default: '' }),
    story: f.html({ label: 'Príbeh' }),
    price: f.cents({ label: 'Cena', required: true }),
    weight: f.decimal({ label: 'Váha' }),
    made_on: f.day({ label: 'Vyrobená' }),
    sold_at: f.instant({ label: 'Predaná' }),
    days: f.weekdays({ label: 'Dni', default: [] }),
    sold_count: f.count({ label: 'Predané', default: 0, readOnly: true }),
    recipe: f.text({ label: 'Recept', adminOnly: true }),
    active: f.flag({ label: 'Aktívna', default: true }),
  },
})

const makerTable = pgTable('makers', {
  ...stamps(),
  name: text('name').notNull(),
  phone: text('phone'),
  active: boolean('active').notNull().default(true),
})
export const toyTable = pgTable('toys', {
  ...stamps(),
  maker: uuid('maker').notNull(),
  title: text('title').notNull(),
  slug: text('slug').notNull(),
  story: text('story'),
  price: integer('price').notNull(),
  weight: doublePrecision('weight'),
  made_on: day('made_on'),
  sold_at: instant('sold_at'),
  days: smallint('days').array().notNull().default([]),
  sold_count: integer('sold_count').notNull().default(0),
  recipe: text('recipe'),
  active: boolean('active').notNull().default(true),
})

export const access = { read: activeOnly, write: admin }
const registry = createRegistry([
  onServer(makers, makerTable, { access }),
  onServer(toys, toyTable, { access }),
])
const owner: Actor = {
  kind: 'user',
  ip: '127.0.0.1',
  sessionId: '0',
  user: {
    id: '0',
    username: 'Gazda',
    email: 'gazda@example.com',
    role: 'admin',
    confirmed: true,
    blocked: false,
    avatar: null,
  },
}

export interface Seen {
  status: number
  // Bodies of many shapes: each test looks only at what it names.
  body: Record<string, string> & { id: string } & { title: string }[] & {
      fields?: { path: string; code: string }[]
    }
}

export interface ShopFixture {
  maker: string
  /** A statement on its database, past the engine. */
  run(statement: string): Promise<unknown>
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    as?: 'admin' | 'anyone',
    headers?: Record<string, string>,
  ): Promise<Seen>
  close(): Promise<void>
}

async function makeTables(db: Database): Promise<void> {
  const stampColumns = sql`id uuid primary key, created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
  await db.execute(
    sql`create table makers (${stampColumns}, name text not null, phone text, active boolean not null default true)`,
  )
  await db.execute(sql`create table toys (${stampColumns}, maker uuid not null references makers, title text not null, slug text not null unique,
    story text, price integer not null, weight double precision, made_on date, sold_at timestamptz(3), days smallint[] not null default '{}',
    sold_count integer not null default 0, recipe text, active boolean not null default true)`)
}

/** Two collections that no product has, served by the engine alone: what it can do, it can do for any. */
export async function openShopFixture(): Promise<ShopFixture> {
  const db = openDatabase(await copyDatabase())
  await makeTables(db)
  const app = fastify()
  setUpHttp(app, async (request) =>
    request.headers.authorization ? owner : { kind: 'anyone', ip: request.ip },
  )
  const clock = new TestClock('2027-03-10T09:00:00Z')
  const contextOf = ({ actor }: { actor: Actor }) => ({ actor, clock, publicUrl: 'http://127.0.0.1' })
  for (const collection of registry.values()) mountCollection(app, { db, registry, contextOf }, collection)
  await app.ready()
  const call: ShopFixture['call'] = (method, url, body, as = 'admin', headers = {}) =>
    callApp(app, method, url, body, { ...headers, ...(as === 'admin' && { authorization: 'Bearer x' }) })
  const maker = (await call('POST', '/makers', { name: 'Ľubica Žiarska', phone: '+421 900 111 222' })).body.id
  const close = async () => {
    await app.close()
    await db.$client.end()
  }
  return { maker, call, run: (statement) => db.execute(statement), close }
}

async function callApp(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Seen> {
  const payload = body === undefined ? {} : { payload: body as object }
  const answer = await app.inject({ method, url, headers, ...payload })
  return { status: answer.statusCode, body: answer.json() }
}
