import type { FastifyInstance } from 'fastify'

/** For answers that are not pages: they may load nothing and be in no frame. Pages have a policy of their own. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // A guest's link holds a token; other sites learn the origin at most.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
}
const BEHIND_TLS = { 'strict-transport-security': 'max-age=31536000' }

/** Adds the security headers to every answer; a route may replace any of them. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, dev }: { publicUrl: string; dev: boolean },
): void {
  const headers = {
    ...ALWAYS,
    // Vite's hot reload adds scripts of its own to the pages.
    ...(dev ? {} : { 'content-security-policy': NOTHING }),
    ...(publicUrl.startsWith('https:') ? BEHIND_TLS : {}),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
