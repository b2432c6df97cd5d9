import { readdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 365 * 24 * 60 * 60
const day = 24 * 60 * 60
/** Packed forms of files, which a browser gets for the file itself, and folders. */
const NO_FILE = /\.(br|gz)$|\/$/

/**
 * Serves the built files of the site: hashed ones for ever, the named ones (favicon, manifest) for a day. Each folder is
 * one route, as a route for each file would take a tenth of a start.
 */
export async function serveBuild(app: FastifyInstance, siteRoot: string): Promise<void> {
  const client = `${siteRoot}build/client/`
  const serve = (root: string, prefix: string, options: { wildcard: boolean; globIgnore?: string[] }) =>
    app.register(fastifyStatic, {
      root,
      prefix,
      ...options,
      index: false,
      preCompressed: true,
      decorateReply: false,
      allowedPath: (path) => !NO_FILE.test(path),
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(`${client}assets/`)
        reply.header(
          'cache-control',
          hashed ? `public, max-age=${year}, immutable` : `public, max-age=${day}`,
        )
      },
    })
  const entries = await readdir(client, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  for (const name of folders) await serve(`${client}${name}/`, `/${name}/`, { wildcard: true })
  // Every other address may be a page, so these files have a route each.
  const globIgnore = ['*.br', '*.gz', ...folders.map((name) => `${name}/**`)]
  await serve(client, '/', { wildcard: false, globIgnore })
}
