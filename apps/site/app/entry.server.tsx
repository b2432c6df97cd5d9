import { guestPages } from '@dvor/contract/site/guest-pages.ts'
import { readSitePath } from '@dvor/contract/site/site-path.ts'
import { isSameForAll } from '@dvor/contract/site/site-pages.ts'
import {
  isRouteErrorResponse,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { withLaterScripts } from './core/loading/later-scripts.ts'
import { withLaterParts } from './core/loading/later-parts.ts'
import { withLeaving } from './core/links/leaving.ts'
import { renderPage } from './core/document/render-page.tsx'
import type { Frame } from './core/client/load-frame.ts'
import { descriptionContext } from './core/seo/describe.ts'
import { dataBlock, pageThings } from './core/seo/write-description.ts'
import { visitContext } from './core/client/visit.ts'

// The server imports these from here: contexts and handler must come from the same copy of the router.
export { createRequestHandler } from 'react-router'
export { contextOf } from './core/seo/context-of.ts'

/**
 * Renders a page completely, because it is cached, hashed and compressed as a whole (decision 006), and delivers its text
 * beside the answer.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, report, deliver } = context.get(visitContext)
  const html = described(await renderPage(entry, { url: request.url, nonce, report }), entry, context)
  const { pathname } = entry.staticHandlerContext.location
  deliver(withLeaving(drawnFirst(html, pathname, nonce), nonce, isSameForAll(pathname)))
  return new Response(null, { status, headers })
}

/**
 * Lets what is not seen at once wait. Results of a search are drawn before the scripts that book them are fetched, forms
 * before the scripts that their first press needs.
 */
function drawnFirst(html: string, pathname: string, nonce: string): string {
  if (isSameForAll(pathname)) return withLaterParts(withLaterScripts(html, nonce, 'touch'), nonce)
  const isBooking = readSitePath(pathname).path === guestPages.booking.path
  const isAwaited = isBooking || html.includes('data-awaits-script')
  return withLaterScripts(html, nonce, isAwaited ? 'first picture' : 'at once')
}

/** Adds structured data to the finished head; the browser needs none of it. */
function described(html: string, entry: EntryContext, context: Readonly<RouterContextProvider>): string {
  const { location, loaderData, statusCode } = entry.staticHandlerContext
  const frame = loaderData['root'] as Frame | undefined
  if (!frame || statusCode !== 200 || !isSameForAll(location.pathname)) return html
  const block = dataBlock(pageThings(context.get(descriptionContext), frame, location.pathname))
  return html.replace('</head>', () => `${block}</head>`)
}

/** Logs failures of loaders and actions, but neither missing pages nor aborted visits. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const lost = isRouteErrorResponse(error) && error.status < 500
  if (!lost && !request.signal.aborted) context.get(visitContext).report(error)
}
