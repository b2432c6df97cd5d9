import compress from '@fastify/compress'
import { answerErrors } from '@dvor/api/platform/http/http.ts'
import { logOptions } from '@dvor/api/platform/http/log-options.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { allowOtherOrigins } from '../http/cross-origin.ts'
import { limitBodyTime } from '../http/body-time.ts'
import { rewrittenRequests } from '../http/rewritten-requests.ts'
import type { Settings } from '../settings/config.ts'
import { noSchemas } from '../http/no-schemas.ts'
import { refuseBrokenRequest, requireOneHost } from '../http/connection-refusals.ts'
import { refuseUnknownMethods } from '../http/known-methods.ts'
import { countRequests } from '../metrics/count-requests.ts'
import { mountMetrics } from '../metrics/metrics-route.ts'
import { Metrics } from '../metrics/metrics.ts'
import { cachePublicReads, createReadCache } from '../page-cache/cache-public-reads.ts'
import { noSharedCache, openSharedCache } from '../cdn/shared-cache.ts'
import { openRushGate, queueCalls } from '../rush/rush-gate.ts'
import type { Parts, ServedApi } from './parts.ts'
import { addSecurityHeaders } from '../http/security-headers.ts'

const LARGEST_BODY_BYTES = 256 * 1024
const REQUEST_LIMIT_MS = 30_000
/** A file of the largest size at half a megabit per second takes seven minutes. */
const SLOW_REQUEST_LIMIT_MS = 600_000
const COMPRESS_FROM_BYTES = 1024

/** An empty web server with the limits that hold everywhere. */
export function createWebServer(settings: Settings): FastifyInstance {
  const app = fastify({
    ...rewrittenRequests,
    ...noSchemas,
    // Apart from the progress lines, which go to stdout.
    logger: logOptions(settings.logLevel, process.stderr),
    bodyLimit: LARGEST_BODY_BYTES,
    clientErrorHandler: refuseBrokenRequest,
    // Refused in the API's error shape, see `requireOneHost`.
    http: { headersTimeout: REQUEST_LIMIT_MS, requireHostHeader: false },
    requestTimeout: SLOW_REQUEST_LIMIT_MS + REQUEST_LIMIT_MS,
    trustProxy: trust(settings.trustProxy),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
  })
  // Of files that the framework serves; API and pages have their own.
  answerErrors(app)
  addSecurityHeaders(app, settings)
  requireOneHost(app)
  refuseUnknownMethods(app)
  limitBodyTime(app, { usualMs: REQUEST_LIMIT_MS, slowMs: SLOW_REQUEST_LIMIT_MS })
  return app
}

/** Puts the API, its files and the front ends onto the server. */
export async function compose<A extends ServedApi>(
  app: FastifyInstance,
  api: A,
  { mounts }: Parts<A>,
  { dev, publicUrl, metricsToken, trustProxy, backOffice, cdn }: Settings,
): Promise<void> {
  const metrics = new Metrics()
  const gate = await openRushGate(app)
  const shared = cdn ? openSharedCache(app, api, cdn) : noSharedCache
  const reads = createReadCache(api)
  metrics.watchCache('reads', reads)
  metrics.watchWaiting(() => gate.waiting)
  countRequests(app, metrics)
  mountMetrics(app, {
    metrics,
    figures: () => api.figures(),
    token: metricsToken,
    behindProxy: trustProxy !== false || publicUrl.startsWith('https:'),
  })
  await app.register(async (scope) => {
    // Before the cached reads: they are answered to other origins, too.
    await allowOtherOrigins(scope, api, publicUrl)
    cachePublicReads(scope, reads, shared)
    queueCalls(scope, gate)
    await scope.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] })
    await scope.register(api.plugin, { prefix: '/api' })
  })
  await app.register(api.mountUploads)
  for (const mount of mounts)
    await mount(app, { api, dev, publicUrl, metrics, backOffice, gate, reads, shared })
}

/** A number of proxies is what stands in front of us, counted from this machine outwards. */
function trust(setting: Settings['trustProxy']) {
  if (typeof setting !== 'number') return setting
  return (_address: string, hop: number) => hop < setting
}
