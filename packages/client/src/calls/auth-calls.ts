import type { IdentityProof } from '@dvor/contract/accounts/account.ts'
import type * as auth from '@dvor/contract/accounts/auth.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Session } from '../session/session.ts'
import type { Send } from '../transport/transport.ts'

/**
 * Sign-in, sign-out and passwords (docs/contract.md, Sign-in). `send` sends directly, because signing in must neither
 * wait for nor cause a refresh of the session it replaces. `attempt` is for signed-in callers.
 */
export function authCalls(send: Send, attempt: Send, session: Session | undefined) {
  return withAttempt({
    /** On success the session begins, with the length that `rememberMe` sets. */
    signIn: async (credentials: auth.Credentials): Promise<Attempt<auth.SignedIn>> => {
      const outcome = await send<auth.SignedIn>('POST', '/auth/local', { body: credentials })
      if (outcome.ok) session?.begin(outcome.value, credentials.rememberMe ?? false)
      return outcome
    },
    /** Ends the session on the server, and here at once, whatever the server answers. */
    signOut: async (): Promise<Attempt<unknown>> => {
      // The request contains the token before the next line removes it.
      const answer = send('POST', '/jwt/logout', { keepalive: true })
      session?.clear()
      return answer
    },
    /** Ends on the server a session that is over here already. */
    endSession: (accessToken: string): Promise<Attempt<unknown>> =>
      send('POST', '/jwt/logout', {
        keepalive: true,
        headers: { authorization: `Bearer ${accessToken}` },
      }),
    /** Proves the identity again, for the calls that require it. */
    prove: (body: IdentityProof): Promise<Attempt<unknown>> => attempt('POST', '/auth/proof', { body }),
    forgotPassword: (email: string): Promise<Attempt<unknown>> =>
      send('POST', '/auth/forgot-password', { body: { email } }),
    resetPassword: (body: auth.ResetPassword): Promise<Attempt<unknown>> =>
      send('POST', '/auth/reset-password', { body }),
    changePassword: (body: auth.ChangePassword): Promise<Attempt<unknown>> =>
      attempt('POST', '/auth/change-password', { body }),
    register: (body: auth.Register): Promise<Attempt<unknown>> =>
      send('POST', '/auth/local/register', { body }),
    /** Creates an account and sends the invitation; for admins. */
    createNewUser: (body: auth.CreateNewUser): Promise<Attempt<auth.SignedInUser>> =>
      attempt('POST', '/auth/createNewUser', { body }),
    endSessions: (userId: string): Promise<Attempt<unknown>> =>
      attempt('DELETE', `/users/${encodeURIComponent(userId)}/sessions`),
  })
}
