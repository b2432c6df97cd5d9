import { startLoopGauge } from '@dvor/api/platform/http/pressure.ts'
import type { AppSecret } from '@dvor/api/platform/keys.ts'
import { disallowedPaths } from '@dvor/contract/site/site-pages.ts'
import { readSitePath } from '@dvor/contract/site/site-path.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createAdmission, tickMs, type Admission, type Standing } from './admission.ts'
import { hasDevice, turnCookies, type TurnCookies } from './turn-cookies.ts'
import { waitingPage, waitingPolicy } from './waiting-page.ts'

interface GateOptions {
  readonly appSecret: AppSecret
  readonly publicUrl: string
}

/** Lets visitors wait for their turn while more come than the process can serve (decision 158). */
export interface RushGate {
  readonly admission: Admission
  /** Sends the waiting page, or undefined where the page of the request may be made. */
  hold(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined
  standingOf(request: FastifyRequest): Standing
}

/** A gate for the server; measures from now on until the server closes. */
export function openRushGate(app: FastifyInstance, { appSecret, publicUrl }: GateOptions): RushGate {
  const gauge = startLoopGauge()
  const admission = createAdmission({ delayMs: () => gauge.delayMs(), now: () => Date.now() })
  const timer = setInterval(() => admission.tick(), tickMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    gauge.stop()
  })
  return gateOf(admission, turnCookies(appSecret, publicUrl.startsWith('https:')))
}

/** The gate in front of an admission. */
export function gateOf(admission: Admission, cookies: TurnCookies): RushGate {
  const standingOf = (request: FastifyRequest): Standing => {
    if (isOrdering(request)) return 'ordering'
    return cookies.hasPass(request.headers, Date.now()) ? 'admitted' : 'new'
  }
  return {
    admission,
    standingOf,
    hold(request, reply) {
      const standing = standingOf(request)
      if (admission.allows(standing)) return undefined
      if (standing !== 'new') return sendWaiting(request, reply, { againSeconds: 3, waitSeconds: 0 })
      const { turn, isReached } = admission.enter(cookies.readTurn(request.headers))
      if (isReached && admission.allows('admitted')) {
        reply.header('set-cookie', cookies.pass(Date.now()))
        return undefined
      }
      reply.header('set-cookie', cookies.turn(turn))
      return sendWaiting(request, reply, admission.timesFor(turn))
    },
  }
}

/** Changes, signed-in persons, guests with a hold, and pages behind a guest's link. */
function isOrdering({ method, headers, url }: FastifyRequest): boolean {
  if (method !== 'GET') return true
  if (headers.authorization !== undefined || hasDevice(headers)) return true
  const { path } = readSitePath(url.replace(/\?.*$/s, ''))
  return disallowedPaths.some((start) => path.startsWith(start))
}

function sendWaiting(
  { url, raw }: FastifyRequest,
  reply: FastifyReply,
  times: { againSeconds: number; waitSeconds: number },
): FastifyReply {
  reply.header('cache-control', 'no-store').header('retry-after', String(times.againSeconds))
  const [path = '/', query = ''] = (raw.url ?? url).split('?')
  if (path.endsWith('.data')) return sendToDocument(reply, path, query)
  return reply
    .code(503)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': waitingPolicy })
    .send(waitingPage(readSitePath(path).language, times))
}

/** A navigation by script asks for data; it is sent to the page itself, which then waits. */
function sendToDocument(reply: FastifyReply, path: string, query: string): FastifyReply {
  const kept = new URLSearchParams(query)
  kept.delete('_routes')
  const page = path.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  const address = kept.size > 0 ? `${page}?${kept}` : page
  return reply.code(204).headers({ 'x-remix-redirect': address, 'x-remix-reload-document': 'true' }).send()
}
