import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { createServer, Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { StartFailure } from '../failures/start-failure.ts'

const DRAIN_MS = 4000
const DISMISS_MS = 50
/** Longer than a proxy keeps a connection that it does not use (`keepalive_timeout` in deploy/nginx.conf). */
export const LEAVE_LIMIT_MS = 6000

/**
 * Binds the address and releases it again, so that a start without it fails before anything else. @throws StartFailure
 * naming the setting
 */
export async function requireAddress(host: string, port: number): Promise<void> {
  const trial = createServer()
  try {
    await once(trial.listen({ host, port }), 'listening')
  } catch (error) {
    throw asSetting(error, host, port)
  }
  trial.close()
  await once(trial, 'close')
}

/**
 * Begins to accept connections.
 * @throws StartFailure naming the setting when the address cannot be had.
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw asSetting(error, host, port)
  })
}

function asSetting(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartFailure(`PORT: ${port} is already in use on ${host}; stop what listens there or set PORT`)
  if (code === 'EACCES') return new StartFailure(`PORT: this account may not listen on ${port}`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFailure(`HOST: ${host} is no address of this machine`)
  return error
}

/**
 * Lets proxies go: accepts no connection, ends each one with its next answer, and leaves idle ones to the proxy until
 * none is open or `LEAVE_LIMIT_MS` are over. An idle connection that is closed here could just be getting a request,
 * which a proxy must not send a second time.
 */
export async function leaveProxies({ server }: FastifyInstance): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  // The HTTP server's own `close` would also end idle connections.
  Server.prototype.close.call(server)
  const until = performance.now() + LEAVE_LIMIT_MS
  while (performance.now() < until && (await countConnections(server)) > 0) await delay(DISMISS_MS)
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

/** Stops accepting, lets running requests end, and cuts off what is open (event streams) after 4 s. */
export async function drain(app: FastifyInstance): Promise<void> {
  // A browser keeps its connection after the last answer, which would delay closing for nothing.
  const dismiss = setInterval(() => app.server.closeIdleConnections(), DISMISS_MS)
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearInterval(dismiss)
  clearTimeout(cut)
}
