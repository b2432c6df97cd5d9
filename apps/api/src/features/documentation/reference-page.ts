import { createHash } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'

export interface ReferencePage {
  readonly html: string
  /** Lets exactly the inline scripts of the page run, and reach nothing but our own origin. */
  readonly policy: string
  readonly script: string
}

/** No request to anybody else: fonts, assistants, telemetry and proxies of the viewer stay off. */
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
 * The viewer as files: rendered by its own plugin in an app of its own. Loaded when first asked for, because its script
 * alone has 4 MB.
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

/** Mounts the page and its script; both are hidden from the document that the page shows. */
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
