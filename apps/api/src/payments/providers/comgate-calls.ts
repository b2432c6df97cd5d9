import { z } from 'zod'
import { RequestNotSent } from './provider.ts'
import type { GatewayAccess } from './stored-keys.ts'

export type ComgateAccess = GatewayAccess<'comgate'>

const ownOrigin = 'https://payments.comgate.cz'

/** Timeout (ms) of a request. */
const timeout = 10_000

/** Codes of failures inside the gateway: unknown, database, unexpected. The same request may succeed later. */
const faults = ['1100', '1200', '1500']

/** The gateway carried nothing out; its reason is the message. */
export class ComgateRefusal extends Error {}

/** Faults of a connection that was never made, so that the request cannot have arrived. */
const neverConnected = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]
const withCode = z.object({ cause: z.object({ code: z.string() }) })

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
  const signal = AbortSignal.timeout(timeout)
  const answer = await fetch(`${api ?? ownOrigin}/v1.0/${method}`, {
    method: 'POST',
    body,
    signal,
    redirect: 'error',
  }).catch((error: unknown) => {
    const code = withCode.safeParse(error).data?.cause.code
    throw code && neverConnected.includes(code) ? new RequestNotSent() : error
  })
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
