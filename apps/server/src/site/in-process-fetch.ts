import { deviceKeyHeader } from '@dvor/contract/values/device-key.ts'
import type { Fetch } from '@dvor/client/transport/transport.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { frozen } from '@dvor/api/db/frozen.ts'
import { inProcessHeaders } from '../page-cache/in-process.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { CachedPage } from '../page-cache/variants.ts'

/** Results of a page's calls to the API. */
export interface CallNotes {
  /** A call failed for a temporary reason, so the page must not be cached. */
  incomplete: boolean
}

/** Visitor of a page. */
interface Visitor {
  readonly ip: string
  /** Answers in memory that are the same for all visitors. */
  readonly reads: Pick<PageCache, 'get'>
  /** Key of the visitor's device; undefined without one, and on pages that are the same for everybody. */
  readonly device: string | undefined
}

/**
 * A fetch that reaches the API inside the process with the visitor's own IP and device; it has no credentials, so
 * the API sees an anonymous visitor (decision 006). Bodies are passed as text, because web requests and answers with
 * their streams would take as long as many an answer itself. @throws TypeError for a body that is no text; forms with
 * files are sent by browsers only
 */
export function inProcessFetch(
  api: FastifyInstance,
  { ip, device, reads }: Visitor,
  notes: CallNotes,
): Fetch {
  return async (url, { method, headers: initHeaders, body }) => {
    if (body !== null && body !== undefined && typeof body !== 'string')
      throw new TypeError('Calls within the process carry text.')
    const { pathname, search } = new URL(url)
    const path = `${pathname}${search}`
    const headers = initHeaders instanceof Headers ? initHeaders : new Headers(initHeaders)
    const isVisitors = method === 'GET' && !headers.has('authorization')
    const cached = isVisitors ? reads.get(path) : undefined
    if (cached) return { status: 200, json: () => valueOf(cached), body: null }
    const answer = await api.inject({
      method: method as InjectOptions['method'],
      url: path,
      headers: {
        ...Object.fromEntries(headers),
        ...inProcessHeaders,
        ...(device && { [deviceKeyHeader]: device }),
      },
      payload: body ?? undefined,
      remoteAddress: ip,
    })
    if (answer.statusCode >= 500 || answer.statusCode === 429) notes.incomplete = true
    return { status: answer.statusCode, json: async () => answer.json<unknown>(), body: null }
  }
}

const values = new WeakMap<CachedPage, unknown>()

/** The value of an answer in memory, parsed once and frozen, because all pages share it. */
async function valueOf(answer: CachedPage): Promise<unknown> {
  if (!values.has(answer)) values.set(answer, frozen(JSON.parse(String(await answer.body('identity')))))
  return values.get(answer)
}
