import { signInPaths } from '@dvor/contract/calls/accounts/account-paths.ts'
import type { signInCalls } from '@dvor/contract/calls/accounts/sign-in.ts'
import { callAddress } from './address.ts'
import { failed, success, type Attempt, type Failure } from './result.ts'
import type { Session } from '../session/session.ts'
import type { Send } from './transport.ts'

export interface RenewalOptions {
  send: Send
  session: Session
  /** Absent where there is only one tab (tests, old browsers). */
  locks: LockManager | undefined
  /** Asks the person to sign in again once the session is definitely over. */
  signInAgain?: () => Promise<boolean>
}

export interface Renewal {
  /** Settles when no renewal is running. */
  underWay(): Promise<unknown>
  /** Renews the token of a refused call, once for all calls that were refused together. */
  renew(refused: string | null): Promise<Attempt<null>>
}

const refreshCall = callAddress<typeof signInCalls.refresh>(signInPaths.refresh)

const signedOut: Failure = { status: 401, code: 'unauthorized', message: '' }

/** Whether the answer means an invalid refresh token; other failures (no connection, too busy) may pass. */
const endsSession = (error: Failure) => error.status === 400 || error.status === 401 || error.status === 403

/** One refresh of the session at a time: in this tab by a shared promise, among tabs by a lock. */
export function createRenewal({ send, session, locks, signInAgain }: RenewalOptions): Renewal {
  let current: Promise<Attempt<null>> | null = null

  async function refresh(refused: string | null): Promise<Attempt<null>> {
    // Another tab may have renewed while this one waited for the lock: its token is stored already.
    if (session.token() !== null && session.token() !== refused) return success(null)
    const refreshToken = session.refreshToken()
    if (!refreshToken) return failed(signedOut)
    const outcome = await send(refreshCall, { body: { refreshToken } })
    if (outcome.ok) session.keep(outcome.value)
    else if (endsSession(outcome.error)) session.clear()
    return outcome.ok ? success(null) : outcome
  }

  function alone(refused: string | null): Promise<Attempt<null>> {
    return locks ? locks.request('dvor-session', () => refresh(refused)) : refresh(refused)
  }

  // Not under the lock, because other tabs must not wait for a person.
  async function regained(refused: string | null): Promise<Attempt<null>> {
    const outcome = await alone(refused)
    if (outcome.ok || !signInAgain || !endsSession(outcome.error)) return outcome
    return (await signInAgain()) ? success(null) : outcome
  }

  return {
    underWay: async () => current,
    renew: (refused) => (current ??= regained(refused).finally(() => (current = null))),
  }
}
