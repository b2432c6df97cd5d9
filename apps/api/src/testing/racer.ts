import fastify from 'fastify'
import pg from 'pg'
import { createApi } from '../app.ts'
import { TestClock } from './test-clock.ts'

/** What the parent asks of a racing process. */
export interface RaceOrder {
  /** Each wish is held and ordered; all at once. */
  wishes: { stays: unknown[]; key: string }[]
}

export interface RaceResult {
  key: string
  /** Status of the order, or of the hold when that was refused. */
  status: number
  token: string | null
}

export interface RacerConfig {
  connection: pg.ClientConfig
  now: string
  /** The control: row locks are taken out of every statement. */
  withoutLocks: boolean
  /** Time zone of the process; the machine's own unless told. */
  zone?: string
}

/** Sends every statement without its row lock: shows what the locks are good for. */
class UnlockedClient extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) => {
    const unlock = (text: string) => text.replace(/ for (no key )?update( skip locked)?$/i, '')
    const sent =
      typeof statement === 'string'
        ? unlock(statement)
        : { ...(statement as object), text: unlock((statement as { text: string }).text) }
    return Reflect.apply(pg.Client.prototype.query, this, [sent, ...rest])
  }) as pg.Client['query']
}

const config = JSON.parse(process.argv[2] ?? '') as RacerConfig
const app = fastify()
const api = createApi({
  pool: {
    ...config.connection,
    max: 10,
    connectionTimeoutMillis: 0,
    ...(config.withoutLocks && { Client: UnlockedClient }),
  },
  dataDir: '/nonexistent',
  appSecret: 'a secret for tests only, long enough to derive keys from',
  publicUrl: 'http://127.0.0.1:3000',
  sandboxAllowed: true,
  admin: {},
  sampleData: false,
  // How busy the machine is must not decide a race.
  pressureLimitMs: Number.POSITIVE_INFINITY,
  clock: new TestClock(config.now),
  logger: app.log,
})
await app.register(api.plugin, { prefix: '/api' })
await app.ready()

const guest = {
  first_name: 'Ján',
  last_name: 'Rýchly',
  email: 'jan@example.com',
  phone: '+421900000000',
  country: 'SK',
}

async function race({ stays, key }: RaceOrder['wishes'][number], address: string): Promise<RaceResult> {
  const held = await app.inject({
    method: 'POST',
    url: '/api/reservation-holds',
    payload: { stays },
    remoteAddress: address,
  })
  if (held.statusCode !== 200) return { key, status: held.statusCode, token: null }
  const { token, price } = held.json<{ token: string; price: { total: number } }>()
  const body = {
    hold_token: token,
    guest,
    payment_method: 'on_site',
    terms_version: '1',
    expected_total: price.total,
  }
  const headers = { 'idempotency-key': key }
  const ordered = await app.inject({
    method: 'POST',
    url: '/api/reservation-orders',
    payload: body,
    headers,
    remoteAddress: address,
  })
  return { key, status: ordered.statusCode, token: ordered.statusCode === 200 ? token : null }
}

const addressOf = (index: number) => `10.${process.pid % 250}.${Math.floor(index / 250)}.${index % 250}`

process.on('message', ({ wishes }: RaceOrder) => {
  const running = wishes.map(async (wish, index) => {
    const result = await race(wish, addressOf(index))
    process.send?.({ result })
    return result
  })
  void Promise.all(running).then((results) => process.send?.({ results }))
})
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true })
