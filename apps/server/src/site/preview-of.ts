import { previewParameter } from '@dvor/contract/site/site-pages.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { Fetch } from '@dvor/client/transport/transport.ts'
import type { FastifyRequest } from 'fastify'

/** A record that the page shows to its owner alone. */
export interface Preview {
  readonly id: string
  /** Calls the API inside the process with the bearer of the request. */
  readonly fetch: Fetch
}

/** Whether a request asks for a preview and names the person by a bearer; such a page is never cached. */
export const isPreview = ({ headers }: FastifyRequest, query: URLSearchParams): boolean =>
  headers.authorization !== undefined && query.has(previewParameter)

/**
 * The preview that a request asks for. The API alone decides whether its bearer may read the record; without a bearer,
 * or with an id that cannot exist, the page is the one for visitors.
 */
export function previewOf(request: FastifyRequest, query: URLSearchParams, fetch: Fetch): Preview | null {
  const { authorization } = request.headers
  const parsed = id.safeParse(query.get(previewParameter))
  if (authorization === undefined || !parsed.success) return null
  const withBearer: Fetch = (url, init) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', authorization)
    return fetch(url, { ...init, headers })
  }
  return { id: parsed.data, fetch: withBearer }
}
