import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 365 * 24 * 60 * 60
const day = 24 * 60 * 60

/** Serves the built files of the site: hashed ones for ever, the named ones (favicon, manifest) for a day. */
export async function serveBuild(app: FastifyInstance, siteRoot: string): Promise<void> {
  const client = `${siteRoot}build/client/`
  await app.register(fastifyStatic, {
    root: client,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(`${client}assets/`)
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : `public, max-age=${day}`)
    },
  })
}
