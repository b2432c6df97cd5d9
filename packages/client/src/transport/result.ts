import type { ApiErrorBody } from '@dvor/contract/errors/errors.ts'

/** Failure of a call: the API's error with its status; status 0 means that there was no answer. */
export type Failure = ApiErrorBody & { status: number }

/** A call's outcome with the reason of a failure. */
export type Attempt<T> = { ok: true; value: T } | { ok: false; error: Failure }

export const success = <T>(value: T): Attempt<T> => ({ ok: true, value })
export const failed = <T>(error: Failure): Attempt<T> => ({ ok: false, error })

/** No connection, or the server is away. */
export const noAnswer: Failure = { status: 0, code: 'unavailable', message: '' }

/** Statuses of proxies in front of the server, which do not show whether the call was carried out. */
const proxyStatuses: readonly number[] = [502, 503, 504]

/** Whether it is unknown if a write was carried out: the same request may be repeated, but no other one. */
export const isUnanswered = ({ status }: Failure): boolean => status === 0 || proxyStatuses.includes(status)

/** Calls whose results include the reason of a failure. */
// The parameters of a call are contravariant: `never` accepts every call's list.
export type Calls = Readonly<Record<string, (...args: never[]) => Promise<Attempt<unknown>>>>

/** The same calls with null in place of a reason (docs/contract.md, Collections: anything but 200 gives null). */
export type Plain<C> = {
  [K in keyof C]: C[K] extends (...args: infer Args) => Promise<Attempt<infer Value>>
    ? (...args: Args) => Promise<Value | null>
    : never
}

/** Both forms of a group of calls: `calls.list()` returns value or null, `calls.attempt.list()` also the reason. */
export type WithAttempt<C> = Plain<C> & { readonly attempt: C }

/** The value of an attempt, null when it failed. */
export const valueOrNull = <T>(outcome: Attempt<T>): T | null => (outcome.ok ? outcome.value : null)

/** Adds the plain form to a group of attempts. */
export function withAttempt<C extends Calls>(calls: C): WithAttempt<C> {
  const plain = Object.entries(calls).map(([name, call]) => {
    return [name, async (...args: never[]) => valueOrNull(await call(...args))] as const
  })
  return { ...Object.fromEntries(plain), attempt: calls } as WithAttempt<C>
}
