import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { withOptions, type BackOfficeOptions } from './back-office-options.ts'
import { inBrand, type AdminBrand } from './brand-head.ts'

/** Reads the page's HTML for a path; `__CSP_NONCE__` stands where each answer's nonce belongs. */
export type ReadPage = (path: string) => Promise<string>

/** Allows only the server's own scripts and styles; inline ones need this answer's nonce. */
function contentPolicy(nonce: string, { ipService }: BackOfficeOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Sent e-mails are shown in a shadow tree of the outbox; their looks are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(ipService ? [new URL(ipService).origin] : [])].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

interface AdminPageOptions {
  readonly dev: boolean
  readonly backOffice: BackOfficeOptions
  /** The look of the property; null while it cannot be read. */
  readonly readBrand: () => Promise<AdminBrand | null>
}

/** Answers with the back office's page, which is the same for everybody except for its nonce. */
export function adminPage(readPage: ReadPage, { dev, backOffice, readBrand }: AdminPageOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    const page = withOptions(await readPage(request.url), backOffice)
    const html = inBrand(page, await readBrand()).replaceAll('__CSP_NONCE__', nonce)
    // Vite's own client puts in styles and scripts that carry no nonce.
    if (!dev) reply.header('content-security-policy', contentPolicy(nonce, backOffice))
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
  }
}

/** Answers at the patterns; with a slash at the end, as people type it, the address leads to the one without. */
export function mountPatterns(
  app: FastifyInstance,
  patterns: readonly string[],
  answer: ReturnType<typeof adminPage>,
): void {
  for (const pattern of patterns) {
    app.get(pattern, answer)
    app.get(`${pattern}/`, ({ url }, reply) => reply.redirect(url.replace(/\/(?=\?|$)/, ''), 301))
  }
}
