import type { FastifyReply } from 'fastify'

/** The demo layer's worker among the built files, plain or compressed. */
const workerFile = /^mockServiceWorker-[\w-]+\.js(\.br|\.gz)?$/

/** The page of the demo layer, where the installation switches it on (`DEMO_LAYER`). */
export const demoPatterns = (isOn: boolean): string[] => (isOn ? ['/demo'] : [])

/** Whether a path leads to the demo layer's worker. */
export const isDemoWorker = (path: string): boolean => workerFile.test(path.split('/').at(-1) ?? '')

/** The worker is one of the files, but serves every page; calls that it does not answer go to the server. */
export function setWorkerHeaders(reply: FastifyReply, path: string): void {
  if (!isDemoWorker(path)) return
  reply.headers({
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  })
}
