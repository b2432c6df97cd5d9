import { frameworkRefusals } from '@dvor/api/platform/http/framework-refusals.ts'

/** No page has this address; the site answers it with its page for what was not found. */
const notFoundPage = '/nenajdene'

/**
 * Settings of the web server for addresses that cannot be decoded, as `/blog/%E1ovka` from an old link. A visitor is led
 * to the page that says so and leads on, in English below `/en`; calls of the API get its error.
 */
export const brokenAddresses: typeof frameworkRefusals = {
  frameworkErrors(error, request, reply) {
    const { method, url = '' } = request.raw
    const isPage = method === 'GET' && !url.startsWith('/api/')
    if (!isPage || error.statusCode === 414) return frameworkRefusals.frameworkErrors(error, request, reply)
    void reply.redirect(url.startsWith('/en/') ? `/en${notFoundPage}` : notFoundPage)
  },
}
