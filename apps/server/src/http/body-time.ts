import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

export interface BodyTimes {
  readonly usualMs: number
  /** For routes with `slowBody`. */
  readonly slowMs: number
}

/**
 * Ends requests whose body does not arrive. A form arrives within seconds; a phone's picture on a slow line takes
 * minutes (10 MB at 1 Mbit/s: 80 s). The longer time is allowed only after the route has accepted the caller, so that
 * an unknown one cannot hold a connection for as long.
 */
export function limitBodyTime(app: FastifyInstance, { usualMs, slowMs }: BodyTimes): void {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()
  const giveTime = (raw: IncomingMessage, ms: number, cut: () => void) => {
    clearTimeout(timers.get(raw))
    timers.set(raw, setTimeout(() => raw.complete || cut(), ms).unref())
  }
  app.addHook('onRequest', ({ raw, headers }, reply, done) => {
    if (hasBody(headers)) {
      giveTime(raw, usualMs, () => cutOff(app, raw, reply.raw.headersSent))
      const arrived = () => clearTimeout(timers.get(raw))
      raw.once('end', arrived).once('close', arrived)
    }
    done()
  })
  app.addHook('preParsing', ({ raw, routeOptions }, reply, _payload, done) => {
    if (timers.has(raw) && routeOptions.config.slowBody)
      giveTime(raw, slowMs, () => cutOff(app, raw, reply.raw.headersSent))
    done()
  })
}

const hasBody = (headers: IncomingMessage['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Answers as Node does for a request that takes too long; a request with an answer is only disconnected. */
function cutOff(app: FastifyInstance, { socket }: IncomingMessage, answered: boolean): void {
  const late = Object.assign(new Error('The body did not come in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  if (answered) socket.destroy()
  else app.server.emit('clientError', late, socket)
}
