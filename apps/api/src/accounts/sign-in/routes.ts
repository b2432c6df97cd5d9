import type { forgotPassword } from '@dvor/contract/accounts/auth.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { signInCalls, ownAccountCalls } from '@dvor/contract/calls/accounts/sign-in.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { inTransaction } from '../../db/database.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import { countCall } from '../credentials/limits.ts'
import { findUserByIdentifier } from '../queries/user-queries.ts'
import type { AccountServices } from '../services.ts'
import { changePassword } from './change-password.ts'
import { keepWish, readWish } from '../queries/morning-letter-wish.ts'
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts'
import { proveIdentity } from './prove-identity.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sendCode } from './send-code.ts'
import { signIn, type Browser } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signedInActor } from './signed-in-actor.ts'

const ok = { ok: true } as const

const browserOf = (ip: string, headers: IncomingHttpHeaders): Browser => ({
  ip,
  userAgent: headers['user-agent'],
  authorization: headers.authorization,
  cookies: headers.cookie,
})

/** Marks a browser in which an account has proven itself, by its password or by a code from its mailbox. */
function markBrowser(
  { publicUrl, signIn: { devices } }: AccountServices,
  { cookie }: IncomingHttpHeaders,
  id: string,
): string {
  return devices.mark(id, devices.find(cookie, id), publicUrl.startsWith('https:'))
}

/** Mounts sign-in, refresh, sign-out and the calls for a new password. */
export function mountSignIn(app: FastifyInstance, services: AccountServices): void {
  mountCalls(app, signInCalls, {
    signIn: async ({ ip, headers, body }, reply) => {
      const signedIn = await signIn(services, browserOf(ip, headers), body)
      reply.header('set-cookie', markBrowser(services, headers, signedIn.user.id))
      return signedIn
    },
    register: ({ actor, ip, headers, body }) => register(services, actor, browserOf(ip, headers), body),
    refresh: ({ body }) => refreshSession(services, body.refreshToken),
    signOut: {
      afterBarrier: true,
      handler: async ({ headers }) => {
        await signOut(services, headers.authorization)
        return ok
      },
    },
    forgotPassword: async ({ ip, body }) => {
      await requestPasswordReset(services, ip, body)
      return ok
    },
    resetPassword: {
      afterBarrier: true,
      handler: async ({ ip, headers, body }, reply) => {
        const id = await resetPassword(services, ip, body)
        reply.header('set-cookie', markBrowser(services, headers, id))
        return ok
      },
    },
  })
  mountOwnAccount(app, services)
}

/** Mounts the calls on the signed-in account: its data, password and sessions, and the proof of identity. */
function mountOwnAccount(app: FastifyInstance, services: AccountServices): void {
  mountCalls(app, ownAccountCalls, {
    me: async ({ actor }) => signedInActor(actor).user,
    prove: async ({ actor, body }) => {
      await proveIdentity(services, signedInActor(actor), body)
      return ok
    },
    changePassword: async ({ actor, body }) => {
      await changePassword(services, actor, body)
      return ok
    },
    sessions: ({ actor }) => listSessions(services, actor, signedInActor(actor).user.id),
    endOtherSessions: async ({ actor }) => ({
      ended: await endOtherSessions(services, signedInActor(actor)),
    }),
    endOwnSession: async ({ actor, params }) => {
      await endSession(services, actor, signedInActor(actor).user.id, params.id)
      return ok
    },
    morningLetter: ({ actor }) => readWish(services.db, signedInActor(actor).user.id),
    wishMorningLetter: ({ actor, body }) => keepWish(services.db, signedInActor(actor).user.id, body),
  })
}

/**
 * Sends a link for a new password if the account exists; `url` names another page that takes the code. All work that
 * depends on the account happens after the answer, so that neither the answer nor its time reveals which accounts
 * exist. @throws ApiError `rate_limited`
 */
async function requestPasswordReset(
  services: AccountServices,
  ip: string,
  { email, url }: z.infer<typeof forgotPassword>,
): Promise<void> {
  await countCall(services, 'forgot-password', ip, email)
  services.background.run('password reset', async () => {
    const user = await findUserByIdentifier(services.db, email)
    if (!user || user.blocked) return
    const page = await trustedPage(services, url)
    await inTransaction(services.db, (tx) => sendCode(services, tx, 'password_reset', user, page))
  })
}

/** The page that a caller names for the link, if its origin may receive the code. */
async function trustedPage(
  { publicUrl, allowedOrigins }: AccountServices,
  url: string | undefined,
): Promise<string | undefined> {
  if (url === undefined) return undefined
  const trusted = [new URL(publicUrl).origin, ...(await allowedOrigins.list())]
  return trusted.includes(new URL(url).origin) ? url : undefined
}
