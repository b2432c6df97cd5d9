import type { FastifyInstance } from 'fastify'
import { StartFailure } from './start-failure.ts'

const DRAIN_MS = 4000
const DISMISS_MS = 50

/**
 * Begins to accept connections.
 * @throws StartFailure naming the setting when the address cannot be had.
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw new StartFailure(`PORT: ${port} is already in use on ${host}`)
    if (code === 'EACCES') throw new StartFailure(`PORT: this account may not listen on ${port}`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartFailure(`HOST: ${host} is no address of this machine`)
    throw error
  }
}

/** Stops accepting, lets running requests end, and cuts off what is open (event streams) after 4 s. */
export async function drain(app: FastifyInstance): Promise<void> {
  // A browser keeps its connection after the last answer, and would keep us waiting for nothing.
  const dismiss = setInterval(() => app.server.closeIdleConnections(), DISMISS_MS)
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  await app.close()
  clearInterval(dismiss)
  clearTimeout(cut)
}
