import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { dropToken, KeysRefused, tokenFor } from './access-token.ts'
import { fetchFromGateway } from './gateway-http.ts'
import { parsedJson } from './parse-notification.ts'
import { GatewayRefusal } from './provider.ts'
import type { GatewayAccess } from './stored-keys.ts'

export type GopayAccess = GatewayAccess<'gopay'>

const ownOrigins = { live: 'https://gate.gopay.cz', test: 'https://gw.sandbox.gopay.com' }

/** The gateway carried nothing out; its reason is the message. */
export class GopayRefusal extends GatewayRefusal {}

/** Code of a failure inside the gateway. The same request may succeed later. */
const systemError = 100

const refusal = z.object({
  errors: z
    .array(z.object({ error_code: z.int(), error_name: z.string().nullish(), message: z.string().nullish() }))
    .min(1),
})

/** Statuses of a token that is not accepted. */
const unauthorized = [401, 403]

/** The body of a call: a form or JSON. */
type Sent = { form: Readonly<Record<string, string>> } | { json: unknown } | null

/**
 * Calls the gateway with an access token, which is requested again once if it is not accepted. @returns the read JSON
 * @throws GopayRefusal for a refusal that is final; RequestNotSent where the request cannot have been carried out;
 * another error where that is unknown
 */
export async function callGopay(
  access: GopayAccess,
  clock: Clock,
  path: string,
  sent: Sent = null,
): Promise<unknown> {
  const first = await callOnce(access, clock, path, sent)
  const answer = unauthorized.includes(first.status) ? await callAgain(access, clock, path, sent) : first
  const read = parsedJson(await answer.text())
  if (answer.ok && read !== undefined) return read
  const { data } = refusal.safeParse(read)
  const [error] = data?.errors ?? []
  if (!error || error.error_code === systemError || answer.status >= 500)
    throw new Error(`the gateway answered with status ${answer.status}`)
  throw new GopayRefusal(error.error_name ?? error.message ?? String(error.error_code))
}

async function callAgain(access: GopayAccess, clock: Clock, path: string, sent: Sent): Promise<Response> {
  dropToken(access)
  const answer = await callOnce(access, clock, path, sent)
  if (unauthorized.includes(answer.status)) throw new KeysRefused()
  return answer
}

async function callOnce(access: GopayAccess, clock: Clock, path: string, sent: Sent): Promise<Response> {
  const token = await tokenFor(access, clock, () => requestToken(access))
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const address = `${originOf(access)}/api/${path}`
  if (!sent) return fetchFromGateway(address, { headers })
  if ('form' in sent)
    return fetchFromGateway(address, { method: 'POST', headers, body: new URLSearchParams(sent.form) })
  return fetchFromGateway(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(sent.json),
  })
}

const originOf = ({ keys, api }: GopayAccess) =>
  api ?? (keys.mode === 'test' ? ownOrigins.test : ownOrigins.live)

function requestToken(access: GopayAccess): Promise<Response> {
  const { client_id, client_secret } = access.keys
  const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64')
  return fetchFromGateway(`${originOf(access)}/api/oauth2/token`, {
    method: 'POST',
    headers: { accept: 'application/json', authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'payment-all' }),
  })
}
