import { deviceKeyHeader } from '@dvor/contract/values/device-key.ts'
import type { Fetch } from '@dvor/client/transport/transport.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** Notes what a page's calls to the API met. */
export interface CallNotes {
  /** A call failed for a reason that may be gone soon, so the page made of it must not be kept. */
  incomplete: boolean
}

/** On whose behalf a page is made. */
interface Visitor {
  readonly address: string
  /** Key of the visitor's device; undefined without one, and on pages that are the same for everybody. */
  readonly device: string | undefined
}

/**
 * A fetch that reaches the API inside the process with the visitor's own address and device; it carries no credentials,
 * so the API sees an anonymous visitor (decision 6). Requests and answers of the web's own kind, with their streams, would
 * take as long as many an answer itself, so what is sent and answered is handed over as text.
 * @throws TypeError for a body that is no text; forms with files go from browsers only
 */
export function inProcessFetch(api: FastifyInstance, { address, device }: Visitor, notes: CallNotes): Fetch {
  return async (url, { method, headers, body }) => {
    if (body !== null && body !== undefined && typeof body !== 'string')
      throw new TypeError('Calls within the process carry text.')
    const { pathname, search } = new URL(url)
    const answer = await api.inject({
      method: method as InjectOptions['method'],
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(new Headers(headers)), ...(device && { [deviceKeyHeader]: device }) },
      payload: body ?? undefined,
      remoteAddress: address,
    })
    if (answer.statusCode >= 500 || answer.statusCode === 429) notes.incomplete = true
    return { status: answer.statusCode, json: async () => answer.json<unknown>(), body: null }
  }
}
