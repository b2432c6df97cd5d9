import { createHash, timingSafeEqual } from 'node:crypto'
import type { ApiFigures } from '@dvor/api/figures.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'
import { figureGauges } from './show-figures.ts'

interface MetricsRouteOptions {
  readonly metrics: Metrics
  readonly figures: () => Promise<ApiFigures>
  /** Token for the Authorization header that gives access to the figures. */
  readonly token?: string | undefined
  /** Guests come through a proxy, so a request from this machine may be anybody's. */
  readonly behindProxy: boolean
}

/** `GET /metrics` in Prometheus' format; without access the page does not exist (decision 046). */
export function mountMetrics(app: FastifyInstance, options: MetricsRouteOptions): void {
  const { metrics, figures } = options
  const show = figureGauges(metrics)
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!canRead(request, options)) return reply.callNotFound()
    show(await figures(), new Date())
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics())
  })
}

function canRead({ raw, headers }: FastifyRequest, { token, behindProxy }: MetricsRouteOptions): boolean {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  if (behindProxy || proxyHeaders.some((name) => headers[name] !== undefined)) return false
  return isLoopback(raw.socket.remoteAddress ?? '')
}

/** Headers that proxies add; any of them shows that the request came from another machine. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via']

const isLoopback = (ip: string) => /^(::ffff:)?127\.|^::1$/.test(ip)

/** Compares in constant time. */
const isSame = (text: string, secret: string) => timingSafeEqual(digest(text), digest(secret))
const digest = (text: string) => createHash('sha256').update(text).digest()
