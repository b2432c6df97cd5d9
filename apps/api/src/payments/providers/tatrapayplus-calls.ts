import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { dropToken, KeysRefused, tokenFor } from './access-token.ts'
import { fetchFromGateway } from './gateway-http.ts'
import { parsedJson } from './parse-notification.ts'
import { GatewayRefusal } from './provider.ts'
import type { GatewayAccess } from './stored-keys.ts'

export type TatraAccess = GatewayAccess<'tatrapayplus'>

const ownOrigin = 'https://api.tatrabanka.sk'

/** The gateway carried nothing out; its error code is the message. */
export class TatraRefusal extends GatewayRefusal {}

const refusal = z.object({ errorCode: z.string().min(1) })

/** Statuses of a token that is not accepted. */
const unauthorized = [401, 403]

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  headers?: Readonly<Record<string, string>>
  json?: unknown
}

/**
 * Calls the gateway with an access token, which is requested again once if it is not accepted. @returns the read JSON,
 * null where the answer has none @throws TatraRefusal for a refusal that is final; RequestNotSent where the request
 * cannot have been carried out; another error where that is unknown
 */
export async function callTatra(access: TatraAccess, clock: Clock, call: Call): Promise<unknown> {
  const first = await callOnce(access, clock, call)
  const { status, read } = isTokenRefused(first) ? await callAgain(access, clock, call) : first
  if (status >= 200 && status < 300 && read !== undefined) return read
  const code = errorCodeOf(read)
  if (code && (status === 400 || code === notAllowed)) throw new TatraRefusal(code)
  if (status === 404) throw new TatraRefusal('NOT_FOUND')
  throw new Error(`the gateway answered with status ${status}`)
}

/** An answer with its read JSON: null for none, undefined for another text. */
interface Answer {
  status: number
  read: unknown
}

const errorCodeOf = (read: unknown) => refusal.safeParse(read).data?.errorCode

/** The operation is not allowed, which the gateway may answer with the status of a refused token. */
const notAllowed = 'NOT_ALLOWED_OPER'

const isTokenRefused = ({ status, read }: Answer) =>
  unauthorized.includes(status) && errorCodeOf(read) !== notAllowed

async function callAgain(access: TatraAccess, clock: Clock, call: Call): Promise<Answer> {
  dropToken(access)
  const answer = await callOnce(access, clock, call)
  if (isTokenRefused(answer)) throw new KeysRefused()
  return answer
}

async function callOnce(access: TatraAccess, clock: Clock, call: Call): Promise<Answer> {
  const { method, path, headers, json } = call
  const token = await tokenFor(access, clock, () => requestToken(access))
  const answer = await fetchFromGateway(`${baseOf(access)}/v1/${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'x-request-id': randomUUID(),
      ...headers,
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
  const text = await answer.text()
  return { status: answer.status, read: text === '' ? null : parsedJson(text) }
}

const baseOf = ({ keys, api }: TatraAccess) =>
  `${api ?? ownOrigin}/tatrapayplus/${keys.mode === 'test' ? 'sandbox' : 'production'}`

function requestToken(access: TatraAccess): Promise<Response> {
  const { client_id, client_secret } = access.keys
  return fetchFromGateway(`${baseOf(access)}/auth/oauth/v2/token`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id,
      client_secret,
      scope: 'TATRAPAYPLUS',
    }),
  })
}
