import type { FastifyInstance, InjectOptions } from 'fastify'

/** Notes what a page's calls to the API met. */
export interface CallNotes {
  /** A call failed for a reason that may be gone soon, so the page made of it must not be kept. */
  incomplete: boolean
}

/**
 * A fetch that reaches the API inside the process with the visitor's own address; it carries no credentials, so the
 * API sees an anonymous visitor (decision 6).
 */
export function inProcessFetch(api: FastifyInstance, address: string, notes: CallNotes): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const answer = await api.inject({
      method: request.method as InjectOptions['method'],
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
      remoteAddress: address,
    })
    if (answer.statusCode >= 500 || answer.statusCode === 429) notes.incomplete = true
    return new Response(bodyless(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: headersOf(answer.headers),
    })
  }
}

const bodyless = (status: number) => status === 204 || status === 304

function headersOf(headers: Record<string, unknown>): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) result.append(name, String(one))
    }
  }
  return result
}
