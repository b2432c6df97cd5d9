import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { createServer, Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { StartFailure } from '../failures/start-failure.ts'

const DRAIN_MS = 4000
const DISMISS_MS = 20
/** Longer than a proxy keeps a connection that it does not use (`keepalive_timeout` in deploy/nginx.conf). */
export const LEAVE_LIMIT_MS = 6000
export const FINISH_LIMIT_MS = 2000

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
 * Lets a load balancer go: accepts no connection, ends each one with its next answer, and leaves idle ones to the
 * balancer until none is open or `LEAVE_LIMIT_MS` are over. An idle connection that is closed here could just be getting
 * a request, which a balancer must not send a second time.
 */
export async function leaveBalancer({ server }: FastifyInstance): Promise<void> {
  stopAccepting(server)
  await waitUntil(async () => (await countConnections(server)) === 0, LEAVE_LIMIT_MS)
}

/**
 * Accepts no connection, and lets the requests end that are under way; Fastify itself would refuse those that come while
 * it closes, and pages could not read the API any more. @param running answers under way
 */
export async function finishRequests({ server }: FastifyInstance, running: () => number): Promise<void> {
  stopAccepting(server)
  await waitUntil(async () => {
    server.closeIdleConnections()
    return running() === 0
  }, FINISH_LIMIT_MS)
}

/** Counts the answers under way; streams, which stay open for as long as somebody looks, are not among them. */
export function countRunning({ server }: FastifyInstance): () => number {
  const open = new Set<ServerResponse>()
  server.on('request', (_request, response: ServerResponse) => {
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  const isStream = (response: ServerResponse) =>
    String(response.getHeader('content-type')).startsWith('text/event-stream')
  return () => [...open].filter((response) => !isStream(response)).length
}

function stopAccepting(server: FastifyInstance['server']): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  // The HTTP server's own `close` would also end idle connections.
  Server.prototype.close.call(server)
}

async function waitUntil(holds: () => Promise<boolean>, limitMs: number): Promise<void> {
  const until = performance.now() + limitMs
  while (!(await holds()) && performance.now() < until) await delay(DISMISS_MS)
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
