import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy before the database whose connections can be cut. */
export interface CuttableProxy {
  host: string
  port: number
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/**
 * Passes connections on to `target`, a port on the loopback or the folder of a socket with its port.
 * @param busyMs milliseconds until a new connection is passed on, as by a busy machine
 */
export async function startCuttableProxy(
  target: { host: string; port: number },
  busyMs = 0,
): Promise<CuttableProxy> {
  const sockets = new Set<Socket>()
  const join = (near: Socket) => {
    const far = connect(
      target.host.startsWith('/') ? { path: `${target.host}/.s.PGSQL.${target.port}` } : target,
    )
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    far.pipe(near)
    if (busyMs === 0) near.pipe(far)
    else setTimeout(() => near.pipe(far), busyMs)
  }
  const open = async (port: number): Promise<Server> => {
    const server = createServer(join).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await open(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    host: '127.0.0.1',
    port,
    cut: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: async () => {
      server = await open(port)
    },
  }
}
