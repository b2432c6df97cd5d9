import type { FastifyReply } from 'fastify'
import { readdir } from 'node:fs/promises'
import { adminBuild } from './admin-root.ts'

/** The demo layer's worker among the built files, plain or compressed; only a build made with DEMO_LAYER=1 has it. */
const workerFile = /^mockServiceWorker-[\w-]+\.js(\.br|\.gz)?$/

/** The page of the demo layer, if the build contains its worker; an ordinary build has no such page. */
export async function demoPatterns(build: string = adminBuild): Promise<string[]> {
  const names = await readdir(build).catch(() => [])
  return names.some((name) => workerFile.test(name)) ? ['/demo'] : []
}

/** The worker is one of the files, but serves every page; calls that it does not answer go to the server. */
export function setWorkerHeaders(reply: FastifyReply, path: string): void {
  if (!workerFile.test(path.split('/').at(-1) ?? '')) return
  reply.headers({
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  })
}
