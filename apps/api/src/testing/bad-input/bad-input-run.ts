import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import type { ApiErrorBody } from '@dvor/contract/errors/errors.ts'
import { seeded } from './random.ts'
import { adminToken } from '../sign-in.ts'
import type { TestApi } from '../test-api.ts'
import { casesOf, type Case, type Operation } from './requests.ts'
import type { Schema, Source } from './schema-values.ts'

/** Seed of the random cases: fixed by default, so that runs repeat. */
const seed = process.env.PROPERTY_SEED === 'random' ? String(Date.now()) : (process.env.PROPERTY_SEED ?? '')

interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** One operation of the document: `post /reservation-holds`. */
export interface Target {
  name: string
  method: string
  path: string
  operation: Operation
}

export interface Outcome {
  requests: number
  statuses: Record<number, number>
  /** Faults that were found, in words. */
  faults: string[]
}

/** Every operation, from the document that clients read. */
export async function readTargets(
  api: TestApi,
): Promise<{ targets: Target[]; named: OpenApi['components'] }> {
  const { body } = await api.call('GET', '/openapi.json')
  const { paths, components } = body as OpenApi
  const targets = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method} ${path}`,
      method,
      path,
      operation,
    })),
  )
  return { targets, named: components }
}

/**
 * Sends an operation its cases as an admin, the role with most rights. The same names in the same order give the same
 * cases, unless PROPERTY_SEED changes the seed.
 */
export async function attack(
  api: TestApi,
  { name, method, path, operation }: Target,
  source: Omit<Source, 'random'>,
  rounds: number,
): Promise<Outcome> {
  const outcome: Outcome = { requests: 0, statuses: {}, faults: [] }
  const cases = casesOf(method, path, operation, { ...source, random: seeded(`${name}${seed}`) }, rounds)
  let token = await adminToken(api)
  for (const [index, one] of cases.entries()) {
    const { status, body } = await send(api, method, one, index, token)
    outcome.requests++
    outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1
    const fault = faultOf(one, status, body)
    if (fault) outcome.faults.push(`${fault}: ${method} ${one.url.slice(0, 200)} ${shown(one)}`)
    const refused = status === 200 && (await putBackFault(api, method, path, body, token))
    if (refused) outcome.faults.push(`${refused}: ${method} ${one.url.slice(0, 200)} ${shown(one)}`)
    // The call may have ended the session of its own token.
    if (status === 401) token = await adminToken(api)
  }
  return outcome
}

const pathOfCollection = /^\/([a-z-]+)(\/\{id\})?$/

/** What the answer to a creation shows once, beside the record. */
const shownOnce: Readonly<Record<string, string>> = { 'api-keys': 'key', webhooks: 'secret' }

/** Sends a record that a write has answered back unchanged; it must be accepted. */
async function putBackFault(
  api: TestApi,
  method: string,
  path: string,
  body: string,
  token: string,
): Promise<string | undefined> {
  const [, name = ''] = pathOfCollection.exec(path) ?? []
  const collection: Collection | undefined = Object.values(collections).find((one) => one.name === name)
  const writes = method === 'post' || method === 'put'
  if (!writes || !collection?.operations.includes('edit') || collection.singleton) return undefined
  const { [shownOnce[name] ?? '']: _secret, ...record }: Record<string, unknown> = JSON.parse(body)
  const answer = await api.call('PUT', `/${name}/${record.id}`, { token, body: record })
  return answer.status === 400
    ? `put back whole it is refused ${JSON.stringify(answer.body).slice(0, 300)}`
    : undefined
}

const shown = ({ payload = '' }: Case) => payload.toString('utf8').slice(0, 300)

async function send(api: TestApi, method: string, one: Case, index: number, token: string) {
  const answer = await api.app.inject({
    method: method as 'get',
    url: one.url,
    // Each from an address of its own, because limits by address have tests of their own.
    remoteAddress: `198.51.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`,
    headers: { ...one.headers, authorization: `Bearer ${token}` },
    ...(one.payload !== undefined && { payload: one.payload }),
    payloadAsStream: true,
  })
  const isEvents = String(answer.headers['content-type']).startsWith('text/event-stream')
  const body = isEvents ? '' : await textOf(answer.stream())
  if (isEvents) answer.stream().destroy()
  return { status: answer.statusCode, body }
}

async function textOf(stream: AsyncIterable<Buffer | string>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/** Expects success, or a refusal in the API's shape that names the cause; never a fault, never a secret. */
function faultOf(one: Case, status: number, body: string): string | undefined {
  if (/\$argon2|"(password_hash|refresh_hash|token_hash|code_hash)":/.test(body))
    return 'a secret was answered'
  if (status === 200 || status === 302) return undefined
  // Background work has not been started here, and readiness reports that.
  if (status === 503 && one.url.startsWith('/api/ready')) return undefined
  if (status >= 500) return `answered with ${status}: ${body.slice(0, 200)}`
  if (status === 422) return 'answered with 422'
  const refusal = refusalOf(body)
  if (!refusal?.code || !refusal.requestId) return `a refusal without code: ${status} ${body.slice(0, 200)}`
  const readable = one.kind === 'spoilt' || one.kind === 'odd query'
  const mustName = refusal.code === 'query_invalid' || (refusal.code === 'invalid' && readable)
  if (mustName && !refusal.fields?.length) return `a refusal that names nothing: ${body.slice(0, 200)}`
  return undefined
}

function refusalOf(body: string): Partial<ApiErrorBody> | undefined {
  try {
    return JSON.parse(body) as Partial<ApiErrorBody>
  } catch {
    return undefined
  }
}
