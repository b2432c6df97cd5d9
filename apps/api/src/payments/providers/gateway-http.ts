import { z } from 'zod'
import { RequestNotSent } from './provider.ts'

/** Timeout (ms) of a request. */
const timeout = 10_000

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
 * Sends a request to a gateway; redirects are not followed. @returns its answer, whatever its status
 * @throws RequestNotSent where no connection was made; another error where it is unknown whether the request was
 * carried out
 */
export async function fetchFromGateway(address: string, request: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(timeout)
  return fetch(address, { ...request, signal, redirect: 'error' }).catch((error: unknown) => {
    const code = withCode.safeParse(error).data?.cause.code
    throw code && neverConnected.includes(code) ? new RequestNotSent() : error
  })
}
