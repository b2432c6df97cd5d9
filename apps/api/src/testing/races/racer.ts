import fastify from 'fastify'
import type pg from 'pg'
import { createApi } from '../../app.ts'
import { UncheckedClient } from './unchecked-client.ts'
import { TestClock } from '../test-clock.ts'
import { UnguardedClient } from './unguarded-client.ts'
import { UnlockedClient } from './unlocked-client.ts'

/** Any one call, for races that are not about booking. */
export interface RaceCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  payload?: object
  headers?: Record<string, string>
}

/** Order of the parent to a racing process. */
export interface RaceOrder {
  /** Sent at once with the requests; the result's key is the address. */
  calls?: RaceCall[]
  /** Each request is held and ordered; all at once. */
  requests: { stays?: unknown[]; services?: unknown[]; coupon?: string; key: string }[]
}

export interface RaceResult {
  key: string
  /** Status of the order, or of the hold when it was refused. */
  status: number
  token: string | null
  /** Time until the answer, in milliseconds; a hold and its order count as one. */
  ms: number
}

export interface RacerConfig {
  connection: pg.ClientConfig
  now: string
  /** The control: row locks are removed from every statement. */
  withoutLocks: boolean
  /** Another control: the statements that count seats and coupon uses do not check their limits. */
  withoutGuards?: boolean
  /** A third one: without row locks and without the check of a reservation's state when it is changed. */
  withoutStateCheck?: boolean
  /** The root secret, where other processes sign in or act as the gateway; the tests' own by default. */
  appSecret?: string
  /** Time zone of the process; the machine's own by default. */
  zone?: string
}

const config = JSON.parse(process.argv[2] ?? '') as RacerConfig
const app = fastify()
const api = createApi({
  pool: {
    ...config.connection,
    max: 10,
    connectionTimeoutMillis: 0,
    ...(config.withoutLocks && { Client: UnlockedClient }),
    ...(config.withoutGuards && { Client: UnguardedClient }),
    ...(config.withoutStateCheck && { Client: UncheckedClient }),
  },
  dataDir: '/nonexistent',
  appSecret: config.appSecret ?? 'a secret for tests only, long enough to derive keys from',
  publicUrl: 'http://127.0.0.1:3000',
  sandboxAllowed: true,
  admin: {},
  sampleData: false,
  guestLimits: false,
  // The load of the machine must not decide a race.
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

type RaceRequest = RaceOrder['requests'][number]

type Outcome = Omit<RaceResult, 'ms'>

async function timed(work: Promise<Outcome>): Promise<RaceResult> {
  const begun = performance.now()
  return { ...(await work), ms: performance.now() - begun }
}

async function race({ stays, services, coupon, key }: RaceRequest, address: string): Promise<Outcome> {
  const held = await app.inject({
    method: 'POST',
    url: '/api/reservation-holds',
    payload: { stays, services },
    remoteAddress: address,
  })
  if (held.statusCode !== 200) return { key, status: held.statusCode, token: null }
  const { token, price } = held.json<{ token: string; price: { total: number } }>()
  const total = coupon ? await totalWith({ stays, services, coupon, key }, address) : price.total
  const body = {
    hold_token: token,
    guest,
    payment_method: 'on_site',
    terms_version: '1',
    expected_total: total,
    coupon,
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

/** The total with a code, as shown to the guest. */
async function totalWith({ stays, services, coupon }: RaceRequest, address: string): Promise<number> {
  const payload = { stays, services, coupon }
  const quoted = await app.inject({ method: 'POST', url: '/api/quotes', payload, remoteAddress: address })
  return quoted.json<{ total?: number }>().total ?? 0
}

let guests = 0
/** Each caller has an address of its own, because a refused one keeps its hold, and an address may have only three. */
function nextAddress(): string {
  const guest = guests++
  return `10.${process.pid % 250}.${Math.floor(guest / 250) % 250}.${guest % 250}`
}

async function make({ method, url, payload, headers }: RaceCall, remoteAddress: string): Promise<Outcome> {
  const { statusCode } = await app.inject({ method, url: `/api${url}`, payload, headers, remoteAddress })
  return { key: url, status: statusCode, token: null }
}

process.on('message', ({ requests, calls = [] }: RaceOrder) => {
  const making = calls.map((call) => timed(make(call, nextAddress())))
  const racing = requests.map(async (request) => {
    const result = await timed(race(request, nextAddress()))
    process.send?.({ result })
    return result
  })
  void Promise.all([...racing, ...making]).then((results) => process.send?.({ results }))
})
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true })
