import type { ownAccountCalls, signInCalls } from '@dvor/contract/calls/accounts/sign-in.ts'
import type { Credentials, SignedIn } from '@dvor/contract/accounts/auth.ts'
import { ownAccountPaths, signInPaths } from '@dvor/contract/calls/accounts/account-paths.ts'
import type { Session } from '../session/session.ts'
import { callsOf } from '../transport/calls-of.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

/**
 * Sign-in, sign-out and passwords (docs/contract.md, Sign-in). `send` sends directly, because signing in must neither
 * wait for nor cause a refresh of the session it replaces. `attempt` is for signed-in callers.
 */
export function authCalls(send: Send, attempt: Send, session: Session | undefined) {
  const direct = callsOf<typeof signInCalls>(send, signInPaths).attempt
  const { prove, changePassword } = callsOf<typeof ownAccountCalls>(attempt, ownAccountPaths).attempt
  const { forgotPassword, resetPassword, register } = direct
  return withAttempt({
    /** On success the session begins, with the length that `rememberMe` sets. */
    signIn: async (credentials: Credentials): Promise<Attempt<SignedIn>> => {
      const outcome = await direct.signIn(credentials)
      if (outcome.ok) session?.begin(outcome.value, credentials.rememberMe ?? false)
      return outcome
    },
    /** Ends the session on the server, and here at once, whatever the server answers. */
    signOut: async (): Promise<Attempt<unknown>> => {
      // The request contains the token before the next line removes it.
      const answer = direct.signOut(undefined, { keepalive: true })
      session?.clear()
      return answer
    },
    /** Ends on the server a session that is over here already. */
    endSession: (accessToken: string): Promise<Attempt<unknown>> =>
      direct.signOut(undefined, { keepalive: true, bearer: accessToken }),
    prove,
    forgotPassword,
    resetPassword,
    changePassword,
    register,
  })
}
