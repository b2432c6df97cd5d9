import type { ApiErrorBody } from '@dvor/contract/errors/errors.ts'

/** Why a call failed: the API's error with its status; status 0 means that no answer came at all. */
export type Failure = ApiErrorBody & { status: number }

/** A call's outcome for who wants to know why it failed. */
export type Attempt<T> = { ok: true; value: T } | { ok: false; error: Failure }

export const success = <T>(value: T): Attempt<T> => ({ ok: true, value })
export const failed = <T>(error: Failure): Attempt<T> => ({ ok: false, error })

/** No connection, or the server is away. */
export const noAnswer: Failure = { status: 0, code: 'unavailable', message: '' }

/** Statuses of who stands in front of the server: whether it has done the call, they do not know. */
const proxyStatuses: readonly number[] = [502, 503, 504]

/** Whether nobody knows if a write was done: it may be sent again as it was, and as nothing else. */
export const isUnanswered = ({ status }: Failure): boolean => status === 0 || proxyStatuses.includes(status)

/** Calls that tell why they failed. */
// The parameters of a call stand in a contravariant place: `never` is what every call's list accepts.
export type Calls = Readonly<Record<string, (...args: never[]) => Promise<Attempt<unknown>>>>

/** The same calls with null in place of a reason (spec section 7: anything but 200 gives null). */
export type Plain<C> = {
  [K in keyof C]: C[K] extends (...args: infer Args) => Promise<Attempt<infer Value>>
    ? (...args: Args) => Promise<Value | null>
    : never
}

/** Both faces of a group of calls: `calls.list()` gives value or null, `calls.attempt.list()` the reason, too. */
export type WithAttempt<C> = Plain<C> & { readonly attempt: C }

/** The value of an attempt, null when it failed. */
export const valueOrNull = <T>(outcome: Attempt<T>): T | null => (outcome.ok ? outcome.value : null)

/** Gives a group of attempts its plain face. */
export function withAttempt<C extends Calls>(calls: C): WithAttempt<C> {
  const plain = Object.entries(calls).map(([name, call]) => {
    return [name, async (...args: never[]) => valueOrNull(await call(...args))] as const
  })
  return { ...Object.fromEntries(plain), attempt: calls } as WithAttempt<C>
}
