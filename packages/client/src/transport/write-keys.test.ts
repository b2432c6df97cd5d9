import { expect, it } from 'vitest'
import { callAddress, type CallAddress } from './address.ts'
import { failed, noAnswer, success, type Attempt } from './result.ts'
import type { CallOptions, Send } from './transport.ts'
import { withWriteKeys } from './write-keys.ts'

/** A transport with the given answers that records the keys of its calls. */
function wire(...answers: Attempt<unknown>[]) {
  const keys: (string | undefined)[] = []
  const send: Send = async <T>(_address: CallAddress<T>, options: CallOptions = {}) => {
    keys.push(options.headers?.['idempotency-key'])
    return (answers[keys.length - 1] ?? success(null)) as Attempt<T>
  }
  return { keys, send: withWriteKeys(send) }
}

const lost = failed(noAnswer)
const gateway = failed({ status: 502, code: 'internal', message: '' })
const refused = failed({ status: 400, code: 'invalid', message: '' })

it('repeats the same write under the same key until it is answered', async () => {
  const { keys, send } = wire(lost, gateway, success(null))
  for (let time = 0; time < 4; time++) await send(callAddress('POST /x'), { body: { a: 1 } })
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[2])
})

it('gives another write, and one that was refused, a key of its own', async () => {
  const { keys, send } = wire(lost, refused, success(null))
  await send(callAddress('POST /x'), { body: { a: 1 } })
  await send(callAddress('POST /x'), { body: { a: 2 } })
  await send(callAddress('POST /x'), { body: { a: 2 } })
  expect(new Set(keys).size).toBe(3)
})

it('gives no key to reads, deletes and files, and keeps a key from the caller', async () => {
  const { keys, send } = wire()
  await send(callAddress('GET /x'))
  await send(callAddress('DELETE /x'))
  await send(callAddress('POST /upload'), { body: new FormData() })
  await send(callAddress('POST /x'), { body: {}, headers: { 'idempotency-key': 'of-the-order' } })
  expect(keys).toEqual([undefined, undefined, undefined, 'of-the-order'])
})
