import { searchOf } from './query.ts'
import { isUnanswered } from './result.ts'
import type { CallAddress } from './address.ts'
import type { CallOptions, Send } from './transport.ts'

/** A new `Idempotency-Key`; `crypto.randomUUID` is missing on pages over plain http from another machine. */
export const newWriteKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const isWrite = ({ method }: CallAddress<unknown>, { body }: CallOptions) =>
  (method === 'POST' || method === 'PUT') && !(body instanceof FormData)

const fingerprint = ({ method, path }: CallAddress<unknown>, { body, query, headers }: CallOptions) =>
  JSON.stringify([method, path, searchOf(query ?? {}), headers, body])

/**
 * Gives each write an `Idempotency-Key`. A write without an answer keeps its key: when the same write is sent again,
 * by a person or by a program, the server recognises it and carries it out once.
 */
export function withWriteKeys(send: Send): Send {
  const lost = new Map<string, string>()
  return async (address, options = {}) => {
    if (!isWrite(address, options)) return send(address, options)
    const write = fingerprint(address, options)
    const key = lost.get(write) ?? newWriteKey()
    const outcome = await send(address, {
      ...options,
      headers: { 'idempotency-key': key, ...options.headers },
    })
    if (!outcome.ok && isUnanswered(outcome.error)) lost.set(write, key)
    else lost.delete(write)
    return outcome
  }
}
