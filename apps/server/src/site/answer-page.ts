import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSameForAll } from '@dvor/contract/site/site-pages.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { pageKey } from '../page-cache/page-key.ts'
import { sendPage } from '../page-cache/send-page.ts'
import type { SharedCache } from '../cdn/shared-cache.ts'
import { sendBusyPage } from '../rush/busy-page.ts'
import type { RushGate } from '../rush/rush-gate.ts'
import { cachedPage, chooseEncoding, compress, type CachedPage } from '../page-cache/variants.ts'
import { hashInlineScripts } from './inline-scripts.ts'
import { leadsAway, sendLeavingPage } from './leaving-page.ts'
import { isPreview } from './preview-of.ts'
import type { Rendered, RenderPage } from './render-page.ts'

/** The one rule that react-aria adds by script for touches on its buttons; constant, so its hash may pass. */
const touchRule = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** Shorter answers fit into a packet as they are. */
const COMPRESS_FROM_BYTES = 1024

/** For how long a page that could not be made asks to wait. */
const RETRY_SECONDS = 3

export interface Site {
  readonly render: RenderPage
  readonly cache: PageCache
  /** Hot reload: pages change by the second and carry scripts and styles of Vite's own. */
  readonly dev: boolean
  /** Bounds the requests in progress. */
  readonly gate: RushGate
  readonly shared: SharedCache
}

/** Answers any address of the site: from the cache where the page is the same for everybody, otherwise rendered. */
export function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
): FastifyReply | Promise<FastifyReply> {
  // Most visits request a cached page by its exact key; parsing their address would take most of the time.
  const cached = request.method === 'GET' ? site.cache.get(request.url) : undefined
  return cached ? sendPage(request, reply, cached) : findOrMake(request, reply, site)
}

async function findOrMake(request: FastifyRequest, reply: FastifyReply, site: Site): Promise<FastifyReply> {
  const { pathname, search, searchParams } = new URL(`http://site${request.url}`)
  // The rest of such a path would be read as another host where it is used as an address.
  if (pathname.includes('//')) return reply.redirect(pathname.replace(/\/+/g, '/') + search, 301)
  const isShared =
    !site.dev &&
    request.method === 'GET' &&
    isSameForAll(pathname, searchParams) &&
    !isPreview(request, searchParams)
  const key = isShared ? pageKey(pathname, searchParams) : null
  const cachedPage = key === null ? undefined : site.cache.get(key)
  if (cachedPage) return sendPage(request, reply, cachedPage)
  const end = await site.gate.enter(request, reply)
  if (!end) return sendBusyPage(request, reply)
  try {
    const page =
      key === null
        ? await site.render(request, request.method, pathname + search)
        : await renderForAll(request, key, site)
    return 'etag' in page ? sendPage(request, reply, page) : await sendFresh(request, reply, page, site)
  } finally {
    end()
  }
}

/** Renders a page once for all concurrent visitors; an incomplete one is for its own visitor alone. */
async function renderForAll(request: FastifyRequest, key: string, { render, cache, shared }: Site) {
  let rendering: Rendered | undefined
  const page = await cache.getOrMake(key, async () => {
    rendering = await render(request, 'GET', key)
    return rendering.complete && rendering.response.status === 200
      ? finish(rendering, shared.headersFor(key))
      : null
  })
  return page ?? rendering ?? (await render(request, 'GET', key))
}

/** Turns a fresh answer into bytes that fit every visitor: hashes instead of the nonce. */
async function finish(
  { response, html, nonce }: Rendered,
  shared: Record<string, string>,
): Promise<CachedPage> {
  const headers = { ...Object.fromEntries(response.headers), ...shared }
  if (html === null) return cachedPage(Buffer.from(await response.clone().arrayBuffer()), headers)
  const hashed = hashInlineScripts(html, nonce)
  const policy = { 'content-security-policy': contentPolicy(hashed.hashes) }
  return cachedPage(Buffer.from(hashed.html), { ...headers, ...policy })
}

/** Sends an answer that is one visitor's own, packed where it is long enough and the browser allows it. */
async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, html, nonce }: Rendered,
  { dev }: Site,
): Promise<FastifyReply> {
  const elsewhere = leadsAway(request, response)
  if (elsewhere) return sendLeavingPage(request, reply, elsewhere)
  if (isHtml(response) && !dev) reply.header('content-security-policy', contentPolicy([`'nonce-${nonce}'`]))
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store')
  if (response.status === 503) reply.header('retry-after', String(RETRY_SECONDS))
  if (html === null && (dev || !isText(response))) return reply.send(response)
  const body = html === null ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html)
  for (const [name, value] of response.headers) reply.header(name, value)
  reply.code(response.status)
  return dev ? reply.send(body) : sendPacked(request, reply, body)
}

/**
 * Content security policy of a page: scripts, styles, pictures and fonts of our own only.
 * @param scripts nonce or hashes of the page's own inline scripts.
 */
function contentPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    `style-src 'self' ${touchRule}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

async function sendPacked({ headers }: FastifyRequest, reply: FastifyReply, body: Buffer) {
  reply.header('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(headers['accept-encoding'])
  if (encoding === 'identity' || body.length < COMPRESS_FROM_BYTES) return reply.send(body)
  return reply.header('content-encoding', encoding).send(await compress[encoding](body))
}

const isText = ({ headers, body }: Response) =>
  body !== null && (headers.get('content-type') ?? '').startsWith('text/') && !headers.has('content-encoding')

const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') ?? false
