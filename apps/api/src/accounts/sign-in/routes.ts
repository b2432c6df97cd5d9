import type { IncomingHttpHeaders } from 'node:http'
import { signInCalls } from '@dvor/contract/calls/accounts/sign-in.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { AccountServices } from '../services.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { mountOwnAccount } from './own-account-routes.ts'
import { resetPassword } from './reset-password.ts'
import { signIn, type Browser } from './sign-in.ts'
import { signOut } from './sign-out.ts'

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
