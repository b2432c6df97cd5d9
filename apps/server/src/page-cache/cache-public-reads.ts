import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noSharedCache, type SharedCache } from '../cdn/shared-cache.ts'
import { isInProcess } from './in-process.ts'
import { nextMidnight } from '../http/next-midnight.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { sendPage, setHeaders } from './send-page.ts'
import { cachedPage, type CachedPage } from './variants.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Stores the answer to this request for later visitors. */
    storeAnswer: ((page: CachedPage) => void) | null
  }
}

/** Separate from the pages' cache, because addresses of lists are easily made up and must not displace pages. */
const cacheBytes = 16 * 1024 * 1024
const longestAddress = 500

/** Answers of public collections by their address, until any content changes on any instance. */
export function createReadCache(api: {
  onContentChange(listener: () => void): void
  upToDate(): boolean
}): PageCache {
  const cache = createPageCache({
    maxBytes: cacheBytes,
    now: () => new Date(),
    validUntil: nextMidnight,
    upToDate: () => api.upToDate(),
  })
  api.onContentChange(() => cache.drop())
  return cache
}

/**
 * Answers visitors' reads of public collections from memory. To be called before the API is registered on `scope`.
 * Requests with a token always go to the API.
 */
export function cachePublicReads(
  scope: FastifyInstance,
  cache: PageCache,
  shared: SharedCache = noSharedCache,
): void {
  scope.decorateRequest('storeAnswer', null)
  scope.addHook('onRequest', (request, reply, done) => {
    if (!isCacheable(request)) return done()
    const cached = cache.get(request.url)
    if (cached) return void sendPage(request, reply, cached)
    request.storeAnswer = cache.begin(request.url)
    done()
  })
  scope.addHook('onSend', ({ storeAnswer, url }, reply, payload, done) => {
    if (!storeAnswer || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
    storeFor(storeAnswer, reply, payload, shared.headersFor(url))
    done(null, payload)
  })
}

/** Searches are rarely repeated; pages ask for many units by a long address. */
function isCacheable(request: FastifyRequest): boolean {
  const { method, headers, routeOptions, url } = request
  if (!routeOptions.config.sameForVisitors || method !== 'GET' || headers.authorization !== undefined)
    return false
  return (url.length <= longestAddress || isInProcess(request)) && !url.includes('_q=')
}

/** The first visitor gets the same headers as later ones. */
function storeFor(
  store: (page: CachedPage) => void,
  reply: FastifyReply,
  body: string,
  shared: Record<string, string>,
): void {
  const range = reply.getHeader('content-range')
  const headers = {
    'content-type': String(reply.getHeader('content-type')),
    ...(typeof range === 'string' && { 'content-range': range }),
    ...shared,
  }
  const page = cachedPage(Buffer.from(body), headers)
  store(page)
  setHeaders(reply, page)
}
