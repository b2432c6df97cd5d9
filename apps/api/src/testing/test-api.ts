import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, {
  type FastifyInstance,
  type FastifyServerOptions,
  type InjectOptions,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type pg from 'pg'
import { z } from 'zod'
import { createApi, type Api } from '../app.ts'
import type { ApiOptions } from '../options.ts'
import { declaredErrors } from '../platform/http/declared-errors.ts'
import { frameworkRefusals } from '../platform/http/framework-refusals.ts'
import { copyDatabase } from './databases.ts'
import { emptyProperty } from './global-setup.ts'
import { SharedApis } from './shared-apis.ts'
import { startOfTests, TestClock } from './test-clock.ts'
import { withoutDate } from './calls/without-date.ts'

const refusal = z.object({ code: z.string() })

export interface TestApi {
  app: FastifyInstance
  api: Api
  clock: TestClock
  /** Connection to this test's own database. */
  connection: pg.PoolConfig
  dataDir: string
  /** One call through HTTP; the body as JSON. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<Answer>
  close(): Promise<void>
}

export interface CallOptions {
  body?: unknown
  token?: string
  headers?: Record<string, string>
  from?: string
}

export interface Answer {
  status: number
  body: unknown
  headers: Record<string, unknown>
}

/** Gets the app before the API is mounted on it. */
type BeforeMounting = (app: FastifyInstance) => void

/** An API over a copy of a template with remembered rows, which later test files of the worker use, too. */
export const startSharedApi = (template: string): Promise<TestApi> => shared.borrow(template)

const shared = new SharedApis(async (connection) => ({
  ...(await startTestApi({ pool: connection })),
  connection,
}))

/**
 * The whole API without listening. Without options it is one that test files use one after another, over a property
 * without units (`SharedApis`); with options, also without any in them, one of its own over a database of its own or
 * the one of `overrides.pool`.
 */
export function startTestApi(
  overrides?: Partial<ApiOptions>,
  before?: BeforeMounting,
  server?: FastifyServerOptions,
): Promise<TestApi> {
  return overrides ? startOwnApi(overrides, before, server) : startSharedApi(emptyProperty)
}

async function startOwnApi(
  overrides: Partial<ApiOptions> = {},
  before: BeforeMounting = () => undefined,
  server: FastifyServerOptions = {},
): Promise<TestApi> {
  const { pool } = overrides
  const connection = pool?.database ? pool : await copyDatabase()
  const dataDir = overrides.dataDir ?? (await mkdtemp(join(tmpdir(), 'dvor-api-')))
  const clock = new TestClock(startOfTests)
  // Routes for HEAD repeat those for GET; without them an API starts in two thirds of the time.
  const own = { trustProxy: false, exposeHeadRoutes: false, genReqId: () => randomUUID() }
  const app = fastify({ ...frameworkRefusals, ...own, ...server })
  const api = createApi({
    dataDir,
    appSecret: 'a secret for tests only, long enough to derive keys from',
    publicUrl: 'http://127.0.0.1:3000',
    sandboxAllowed: true,
    // The load of the machine must not decide a test.
    pageWaitMs: 60_000,
    admin: {},
    sampleData: false,
    // Off because tests book for one guest at one moment; tests of the limits turn them on.
    guestLimits: false,
    samplePictures: 'draft',
    passwordCost: { memoryKib: 64, passes: 1 },
    voucherCost: 2,
    clock,
    logger: app.log,
    ...overrides,
    pool: { ...connection, max: 5, ...pool },
  })
  before(app)
  app.addHook('onSend', refuseUndeclared)
  await app.register(api.plugin, { prefix: '/api' })
  await app.register(api.mountUploads)
  await app.ready()
  const call: TestApi['call'] = (method, path, options) => callApp(app, method, path, options)
  const close = async () => {
    await app.close()
    await api.close()
    if (!overrides.dataDir) await rm(dataDir, { recursive: true, force: true })
  }
  return { app, api, clock, connection, dataDir, call, close }
}

/** Turns the answer of a call with an error that it does not declare into a 500, on which its test fails. */
async function refuseUndeclared(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const { config, schema, url = '' } = request.routeOptions
  if (reply.statusCode < 400 || typeof payload !== 'string' || !config.access) return payload
  const { code } = refusal.parse(JSON.parse(payload))
  const codes: readonly string[] = declaredErrors({
    method: request.method,
    hasVariables: url.includes(':'),
    hasInput: Boolean(schema?.body ?? schema?.querystring ?? config.document),
    access: config.access,
    errors: config.errors,
  })
  if (codes.includes(code)) return payload
  reply.code(500)
  return JSON.stringify({ code: 'internal', message: `${request.method} ${url} does not declare ${code}` })
}

async function callApp(
  app: FastifyInstance,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const request: InjectOptions = {
    method: method as 'GET',
    url: `/api${path}`,
    remoteAddress: options.from ?? '127.0.0.1',
    headers: { ...options.headers, ...(options.token && { authorization: `Bearer ${options.token}` }) },
    ...(options.body !== undefined && { payload: options.body as object }),
  }
  const answer = await app.inject(request)
  const body: unknown = answer.body === '' ? undefined : answer.json()
  return { status: answer.statusCode, body, headers: withoutDate(answer.headers) }
}
