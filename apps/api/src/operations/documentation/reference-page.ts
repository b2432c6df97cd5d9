import { createHash } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'

export interface ReferencePage {
  readonly html: string
  /** Content security policy: allows exactly the inline scripts of the page, and requests to its own origin only. */
  readonly policy: string
  readonly script: string
}

/** The page makes no requests to other servers: fonts, assistants, telemetry and proxies of the viewer are off. */
const configuration = {
  url: '../openapi.json',
  pageTitle: 'API · Dvor',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
} as const

/**
 * Renders the viewer by its own plugin in an app of its own. Loaded on first use, because its script alone has 4 MB.
 */
export async function renderReferencePage(): Promise<ReferencePage> {
  const { default: viewer } = await import('@scalar/fastify-api-reference')
  const app = fastify()
  await app.register(viewer, { routePrefix: '/docs', configuration })
  const html = (await app.inject('/docs/')).body
  const script = (await app.inject('/docs/js/scalar.js')).body
  await app.close()
  return { html, script, policy: policyFor(html) }
}

function policyFor(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = inline.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Mounts the page and its script; both are left out of the document. */
export function mountReferencePage(app: FastifyInstance): void {
  let rendered: Promise<ReferencePage> | undefined
  const page = () => (rendered ??= renderReferencePage())
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const

  app.get('/docs', options, (_request, reply) => reply.redirect(`${app.prefix}/docs/`))
  app.get('/docs/', options, async (_request, reply) => {
    const { html, policy } = await page()
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .send(html)
  })
  app.get('/docs/js/scalar.js', options, async (_request, reply) => {
    const { script } = await page()
    return reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=86400' })
      .send(script)
  })
}
