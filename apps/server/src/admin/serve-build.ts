import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { adminRoot } from './admin-root.ts'
import type { ReadPage } from './admin-page.ts'

/** Serves the built files, whose names carry a hash of their content. */
export async function serveAdminBuild(app: FastifyInstance): Promise<ReadPage> {
  const build = join(adminRoot, 'build')
  const page = await readFile(join(build, 'index.html'), 'utf8').catch(() => {
    throw new Error(`The admin is not built: ${build} is missing. Run \`npm run build\`.`)
  })
  await app.register(fastifyStatic, {
    root: build,
    prefix: '/admin-assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    allowedPath: (path) => path !== '/index.html',
  })
  return () => Promise.resolve(page)
}
