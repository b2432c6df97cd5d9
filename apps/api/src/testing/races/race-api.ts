import fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import { createApi, type Api } from '../../app.ts'
import { TestClock } from '../test-clock.ts'
import { rewritingClient } from './rewriting-client.ts'
import { UnlockedClient, withoutRowLock } from './unlocked-client.ts'

const guards = [
  /"slot_occurrences"\."taken" \+ excluded\.taken <= "slot_occurrences"\."capacity"/,
  /\("coupons"\."max_uses" is null or "coupons"\."used_count" < "coupons"\."max_uses"\)/,
]

/** Counts seats and coupon uses without checking their limits, to show the effect of these conditions. */
const UnguardedClient = rewritingClient((text) =>
  guards.reduce((left, guard) => left.replace(guard, 'true'), text),
)

/** The condition of `swapState`: the state is still the one that was read. */
const stateCheck = /and "reservations"\."state" = (\$\d+)\)/

/** Changes states after a plain read: without locks, and whatever the state is by then. */
const UncheckedClient = rewritingClient((text) =>
  withoutRowLock(text).replace(stateCheck, 'and $1::text is not null)'),
)

/** Any one call, for races that are not about booking. */
export interface RaceCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  payload?: object
  headers?: Record<string, string>
}

/** The task of a racing API. */
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

/** A whole API over the property's database, with connections of its own. */
export interface RaceApi {
  /** Carries out all of the order at once. @param report gets each booking's result as soon as it is there */
  run(order: RaceOrder, report?: (result: RaceResult) => void): Promise<RaceResult[]>
  close(): Promise<void>
}

const guest = {
  first_name: 'Ján',
  last_name: 'Rýchly',
  email: 'jan@example.com',
  phone: '+421900000000',
  country: 'SK',
}

type RaceRequest = RaceOrder['requests'][number]

type Outcome = Omit<RaceResult, 'ms'>

/** Opens an API that does not listen, in this process. */
export async function openRaceApi(config: RacerConfig): Promise<RaceApi> {
  const { app, api } = await mountedApi(config)
  const nextAddress = addresses()
  return {
    run: ({ requests, calls = [] }, report) =>
      Promise.all([
        ...requests.map(async (request) => {
          const result = await timed(book(app, request, nextAddress()))
          report?.(result)
          return result
        }),
        ...calls.map((call) => timed(make(app, call, nextAddress()))),
      ]),
    close: async () => {
      await app.close()
      await api.close()
    },
  }
}

async function mountedApi(config: RacerConfig): Promise<{ app: FastifyInstance; api: Api }> {
  const app = fastify({ exposeHeadRoutes: false })
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
    // The load of the machine must not decide a test.
    pageWaitMs: 60_000,
    admin: {},
    sampleData: false,
    guestLimits: false,
    clock: new TestClock(config.now),
    logger: app.log,
  })
  await app.register(api.plugin, { prefix: '/api' })
  await app.ready()
  return { app, api }
}

let opened = 0

/** Each caller has an address of its own, because a refused one keeps its hold, and an address may have only three. */
function addresses(): () => string {
  const place = (process.pid + opened++) % 250
  let callers = 0
  return () => {
    const caller = callers++
    return `10.${place}.${Math.floor(caller / 250) % 250}.${caller % 250}`
  }
}

async function timed(work: Promise<Outcome>): Promise<RaceResult> {
  const begun = performance.now()
  return { ...(await work), ms: performance.now() - begun }
}

async function book(
  app: FastifyInstance,
  { key, coupon, ...wanted }: RaceRequest,
  remoteAddress: string,
): Promise<Outcome> {
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress, headers })
  const answer = await post('/reservation-holds', wanted)
  if (answer.statusCode !== 200) return { key, status: answer.statusCode, token: null }
  const { token, price } = answer.json<{ token: string; price: { total: number } }>()
  // The total with a code, as shown to the guest.
  const quoted = coupon ? (await post('/quotes', { ...wanted, coupon })).json<{ total?: number }>() : price
  const body = {
    hold_token: token,
    guest,
    payment_method: 'on_site',
    terms_version: '1',
    expected_total: quoted.total ?? 0,
    coupon,
  }
  const { statusCode: status } = await post('/reservation-orders', body, { 'idempotency-key': key })
  return { key, status, token: status === 200 ? token : null }
}

async function make(app: FastifyInstance, call: RaceCall, remoteAddress: string): Promise<Outcome> {
  const { method, url, payload, headers } = call
  const { statusCode } = await app.inject({ method, url: `/api${url}`, payload, headers, remoteAddress })
  return { key: url, status: statusCode, token: null }
}
