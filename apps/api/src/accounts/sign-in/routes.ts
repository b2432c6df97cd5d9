import type { IncomingHttpHeaders } from 'node:http'
import * as contract from '@dvor/contract/accounts/auth.ts'
import { apiError } from '@dvor/contract/errors/errors.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { typedApp } from '../../platform/http/typed-routes.ts'
import type { Access } from '@dvor/contract/calls/call.ts'
import type { AccountServices } from '../services.ts'
import { changePassword } from './change-password.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { mountOwnSessions } from './session-routes.ts'
import { resetPassword } from './reset-password.ts'
import { signIn, type Browser } from './sign-in.ts'
import { signOut } from './sign-out.ts'

/** Access rule and documentation of a call with this body and answer. */
function call<B extends z.ZodType, A extends z.ZodType>(access: Access, summary: string, body: B, answer: A) {
  const response = { 200: answer, default: apiError }
  return { config: { access }, schema: { tags: ['sign-in'], summary, body, response } }
}

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
  const routes = typedApp(app)

  routes.post(
    '/auth/local',
    call('anyone', 'Prihlásenie', contract.credentials, contract.signedIn),
    async ({ ip, headers, body }, reply) => {
      const signedIn = await signIn(services, browserOf(ip, headers), body)
      reply.header('set-cookie', markBrowser(services, headers, signedIn.user.id))
      return signedIn
    },
  )
  routes.post(
    '/auth/local/register',
    call('anyone', 'Registrácia, ak ju nastavenia povoľujú', contract.register, contract.signedIn),
    ({ actor, ip, headers, body }) => register(services, actor, browserOf(ip, headers), body),
  )
  routes.post(
    '/jwt/refresh-token',
    call('token', 'Nová dvojica tokenov za starú', contract.refreshRequest, contract.tokenPair),
    ({ body }) => refreshSession(services, body.refreshToken),
  )
  routes.post(
    '/jwt/logout',
    {
      config: { access: 'anyone', afterBarrier: true },
      schema: {
        tags: ['sign-in'],
        summary: 'Odhlásenie',
        response: { 200: contract.done, default: apiError },
      },
    },
    async ({ headers }) => {
      await signOut(services, headers.authorization)
      return ok
    },
  )
  mountPasswordCalls(app, services)
  mountOwnSessions(app, services)
}

function mountPasswordCalls(app: FastifyInstance, services: AccountServices): void {
  const routes = typedApp(app)

  routes.post(
    '/auth/forgot-password',
    call('anyone', 'Odkaz na nové heslo e-mailom', contract.forgotPassword, contract.done),
    async ({ ip, body }) => {
      await requestPasswordReset(services, ip, body)
      return ok
    },
  )
  const reset = call('token', 'Nové heslo podľa kódu z e-mailu', contract.resetPassword, contract.done)
  routes.post(
    '/auth/reset-password',
    { ...reset, config: { ...reset.config, afterBarrier: true } },
    async ({ ip, headers, body }, reply) => {
      const id = await resetPassword(services, ip, body)
      reply.header('set-cookie', markBrowser(services, headers, id))
      return ok
    },
  )
  routes.post(
    '/auth/change-password',
    call('signed_in', 'Zmena vlastného hesla', contract.changePassword, contract.done),
    async ({ actor, body }) => {
      await changePassword(services, actor, body)
      return ok
    },
  )
}
