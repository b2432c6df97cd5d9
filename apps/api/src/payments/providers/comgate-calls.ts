import { fetchFromGateway } from './gateway-http.ts'
import { GatewayRefusal } from './provider.ts'
import type { GatewayAccess } from './stored-keys.ts'

export type ComgateAccess = GatewayAccess<'comgate'>

const ownOrigin = 'https://payments.comgate.cz'

/** Codes of failures inside the gateway: unknown, database, unexpected. The same request may succeed later. */
const faults = ['1100', '1200', '1500']

/** The gateway carried nothing out; its reason is the message. */
export class ComgateRefusal extends GatewayRefusal {}

/**
 * Posts a form to the gateway, with the shop and its password. @returns the text of its answer @throws RequestNotSent
 * where no connection was made; another error where it is unknown whether the request was carried out
 */
export async function postToComgate(
  { keys, api }: ComgateAccess,
  method: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const body = new URLSearchParams({ merchant: keys.merchant, secret: keys.secret, ...fields })
  const answer = await fetchFromGateway(`${api ?? ownOrigin}/v1.0/${method}`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`the gateway answered with status ${answer.status}`)
  return answer.text()
}

/**
 * The same for calls whose answer is a form with `code` and `message`. @throws ComgateRefusal for a code that is final
 */
export async function callComgate(
  access: ComgateAccess,
  method: string,
  fields: Readonly<Record<string, string>>,
): Promise<URLSearchParams> {
  const answer = new URLSearchParams(await postToComgate(access, method, fields))
  const code = answer.get('code')
  if (code === '0') return answer
  if (!code || !/^\d{4}$/.test(code) || faults.includes(code)) throw new Error('the gateway has a fault')
  throw new ComgateRefusal(answer.get('message') ?? code)
}
