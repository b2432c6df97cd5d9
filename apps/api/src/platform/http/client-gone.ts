import type { FastifyReply } from 'fastify'

/** Aborts when the connection closes before the answer was sent, so that long work can stop. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
