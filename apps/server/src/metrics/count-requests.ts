import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { knownMethods } from '../http/known-methods.ts'
import type { Metrics } from './metrics.ts'

/** Counts and times every answer by the pattern of its route; calls that a page makes inside the process are part of that page. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  const times = metrics.times('dvor_http_request_seconds', 'Time from a request to its answer', [
    'method',
    'route',
    'status',
  ])
  app.addHook('onResponse', (request, reply, done) => {
    if (request.raw instanceof IncomingMessage)
      times.observe(labelsOf(request, reply.statusCode, metrics), reply.elapsedTime / 1000)
    done()
  })
}

/** Requests without a route belong to the site, which distinguishes its pages. */
const labelsOf = ({ method, url, routeOptions }: FastifyRequest, status: number, { pageLabel }: Metrics) => ({
  // An invented method must not become a label.
  method: knownMethods.has(method) ? method : 'other',
  route: routeOptions.url ?? pageLabel(url),
  status: String(status),
})
