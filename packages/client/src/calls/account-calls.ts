import type * as account from '@dvor/contract/accounts/account.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

const segment = encodeURIComponent

/** Sessions and second factors of one's own account, and for admins of any account. */
export function accountCalls(attempt: Send) {
  return withAttempt({
    sessions: (): Promise<Attempt<account.OpenSession[]>> => attempt('GET', '/auth/sessions'),
    endOwnSession: (id: string): Promise<Attempt<unknown>> =>
      attempt('DELETE', `/auth/sessions/${segment(id)}`),
    /** Ends all of one's sessions but the present one. */
    endOtherSessions: (): Promise<Attempt<unknown>> => attempt('DELETE', '/auth/sessions'),
    factor: (): Promise<Attempt<account.SecondFactorState>> => attempt('GET', '/auth/second-factor'),
    offerFactor: (): Promise<Attempt<account.SecondFactorOffer>> => attempt('POST', '/auth/second-factor'),
    turnFactorOn: (code: string): Promise<Attempt<account.NewRecoveryCodes>> =>
      attempt('POST', '/auth/second-factor/confirmation', { body: { code } }),
    renewRecoveryCodes: (): Promise<Attempt<account.NewRecoveryCodes>> =>
      attempt('POST', '/auth/second-factor/recovery-codes'),
    turnFactorOff: (): Promise<Attempt<unknown>> => attempt('DELETE', '/auth/second-factor'),
    sessionsOf: (userId: string): Promise<Attempt<account.OpenSession[]>> =>
      attempt('GET', `/users/${segment(userId)}/sessions`),
    endSessionOf: (userId: string, id: string): Promise<Attempt<unknown>> =>
      attempt('DELETE', `/users/${segment(userId)}/sessions/${segment(id)}`),
    factorOf: (userId: string): Promise<Attempt<account.SecondFactorState>> =>
      attempt('GET', `/users/${segment(userId)}/second-factor`),
    turnFactorOffOf: (userId: string): Promise<Attempt<unknown>> =>
      attempt('DELETE', `/users/${segment(userId)}/second-factor`),
  })
}
