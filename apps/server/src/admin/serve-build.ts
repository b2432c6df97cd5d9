import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { adminBuild } from './admin-root.ts'
import type { ReadPage } from './admin-page.ts'
import { StartFailure } from '../failures/start-failure.ts'
import type { BackOfficeOptions } from './back-office-options.ts'
import { isDemoWorker, setWorkerHeaders } from './demo-build.ts'

/** Serves the built files, whose names carry a hash of their content; the demo layer's worker only where it is on. */
export async function serveAdminBuild(
  app: FastifyInstance,
  { demoLayer }: Pick<BackOfficeOptions, 'demoLayer'>,
): Promise<ReadPage> {
  const page = await readFile(join(adminBuild, 'index.html'), 'utf8').catch(() => {
    throw new StartFailure('The back office is not built; run npm run build')
  })
  await app.register(fastifyStatic, {
    root: adminBuild,
    prefix: '/admin-assets/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    setHeaders: setWorkerHeaders,
    allowedPath: (path) => path !== '/index.html' && (demoLayer || !isDemoWorker(path)),
  })
  return () => Promise.resolve(page)
}
