import { readSitePath, sitePath } from '@dvor/contract/site/site-path.ts'
import { frameworkRefusals } from '@dvor/api/platform/http/framework-refusals.ts'
import type { FastifyServerOptions } from 'fastify'

/** No page has this address; the site answers it with its page for what was not found. */
const notFoundPage = '/nenajdene'

/**
 * Settings of the web server for requests that reach another route than their own:
 *
 * HEAD is answered as GET, and Node leaves the body out, because it has made the answer for HEAD before the method is
 * changed here (RFC 9110, 9.3.2). Fastify would mount a second route for each GET instead, which takes a tenth of a
 * start.
 *
 * A page whose address cannot be decoded, as `/blog/%E1ovka` from an old link, is answered by the site's page for what
 * was not found, with 404 in the language of the address; calls of the API get its error.
 */
export const rewrittenRequests = {
  ...frameworkRefusals,
  exposeHeadRoutes: false,
  rewriteUrl(request) {
    if (request.method === 'HEAD') request.method = 'GET'
    const url = request.url ?? '/'
    if (request.method !== 'GET' || url.startsWith('/api/') || isDecodable(url)) return url
    return sitePath(notFoundPage, readSitePath(url).language)
  },
} satisfies FastifyServerOptions

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
