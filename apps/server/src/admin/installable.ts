import { routePatterns } from '@dvor/admin/app/registry/route-patterns.ts'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { unread, type AdminBrand } from './brand-head.ts'

/** Name of the back office among the apps of a device, and its page: the sign-in leads on to the person's day. */
const start = '/login'

/** Answers with what makes the back office an app of the property: `GET /admin.webmanifest`. */
export function mountManifest(app: FastifyInstance, readBrand: () => Promise<AdminBrand | null>): void {
  app.get('/admin.webmanifest', async (_request, reply) => {
    const { name, palette, version } = (await readBrand()) ?? unread
    const icon = (file: string, size: number, purpose: string) => ({
      src: `/icons/${file}.png?v=${version}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send({
        id: '/admin',
        name: `${name} – správa`,
        short_name: name,
        lang: 'sk',
        start_url: start,
        scope: '/',
        display: 'standalone',
        background_color: palette.paper,
        theme_color: palette.primary,
        icons: [
          icon('icon-192', 192, 'any'),
          icon('icon-512', 512, 'any'),
          icon('icon-maskable-512', 512, 'maskable'),
        ],
      })
  })
}

/**
 * Serves the worker that keeps the program. It stands at the root, as it answers for every screen; browsers and CDNs ask
 * for it each time, so that a new release is noticed. @param built the file of the build
 */
export async function mountServiceWorker(app: FastifyInstance, built: string): Promise<void> {
  const script = (await readFile(built, 'utf8')).replaceAll('SCREEN_PATTERNS', JSON.stringify(routePatterns))
  app.get('/service-worker.js', (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      })
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
