import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { createApi } from '../app.ts'
import type { ApiOptions } from '../options.ts'

type Method = 'GET' | 'POST' | 'PUT'

/** An API over the empty database that the arguments of the program name, for the scripts of `docs`. */
export async function startAdditionsApi(more: Partial<ApiOptions> = {}) {
  const [host, port, user, database] = process.argv.slice(2)
  const dataDir = await mkdtemp(join(tmpdir(), 'dvor-additions-'))
  const app = fastify({ logger: false })
  const admin = { email: 'owner@example.com', password: 'lipy-kvitnu-v-juni' }
  const options: ApiOptions = {
    pool: { host, port: Number(port), user, database, max: 5 },
    dataDir,
    appSecret: 'a secret for tests only, long enough to derive keys from',
    publicUrl: 'http://127.0.0.1:3000',
    sandboxAllowed: false,
    sampleData: false,
    admin,
    passwordCost: { memoryKib: 64, passes: 1 },
    logger: app.log,
    ...more,
  }
  const api = createApi(options)
  await api.prepare(() => undefined)
  await app.register(api.plugin, { prefix: '/api' })
  let token = ''

  const answerOf = (method: Method, path: string, payload?: object) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(payload && { payload }),
    })
  /** One call; any answer but 200 ends the program. */
  const bodyOf = async (method: Method, path: string, payload?: object): Promise<string> => {
    const { statusCode, body } = await answerOf(method, path, payload)
    if (statusCode !== 200) throw new Error(`${method} ${path}: ${statusCode} ${body}`)
    return body
  }
  const call = async <T = Record<string, unknown>>(method: Method, path: string, payload?: object) =>
    JSON.parse(await bodyOf(method, path, payload)) as T
  const { accessToken } = await call<{ accessToken: string }>('POST', '/auth/local', {
    identifier: admin.email,
    password: admin.password,
  })
  token = accessToken
  // While the terms have gaps, nothing is sold on the web.
  const [terms] = await call<{ id: string }[]>('GET', '/text-blocks?mark=terms-content')
  await call('PUT', `/text-blocks/${terms?.id}`, { content: '<p>Podmienky.</p>' })
  await call('PUT', '/global-settings', { registration_enabled: true })

  return {
    options,
    /** Calls as the owner. */
    call,
    bodyOf,
    /** Calls as a visitor. @returns the status */
    async visitorStatus(path: string, payload: object): Promise<number> {
      return (await app.inject({ method: 'POST', url: `/api${path}`, payload })).statusCode
    },
    /** Reads as a new user with a role. @returns the body, or the status of a refusal */
    answerTo: (role: string, path: string) => readAs(app, call, role, path),
    async close(): Promise<void> {
      await api.close()
      await app.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Prints one result of the script. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function readAs(
  app: FastifyInstance,
  call: <T>(method: Method, path: string, payload?: object) => Promise<T>,
  role: string,
  path: string,
): Promise<string> {
  const user = { username: role, email: `${role}@example.com`, password: 'lipy-kvitnu-aj-v-juli' }
  const made = await call<{ user: { id: string } }>('POST', '/auth/local/register', user)
  await call('PUT', `/users/${made.user.id}`, { role })
  const payload = { identifier: user.email, password: user.password }
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/local', payload })
  const headers = { authorization: `Bearer ${signedIn.json<{ accessToken: string }>().accessToken}` }
  const { statusCode, body } = await app.inject({ url: `/api${path}`, headers })
  return statusCode === 200 ? body : String(statusCode)
}
