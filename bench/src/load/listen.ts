import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Lets an app listen on a free port, unless it does. @returns its address */
export async function listen(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
