import { afterAll, beforeAll } from 'vitest'
import type { TestProperty } from '../test-property.ts'
import { openBankProperty } from '../fixtures/a-statement.ts'
import { transferCalls, type TransferCalls } from '../calls/transfer-calls.ts'
import type { TestApi } from '../test-api.ts'

/** A property with a bank account for the tests of a file, and the calls of its inbox of movements. */
export function openStatementInbox() {
  let api: TestApi

  let property: TestProperty

  let calls: TransferCalls

  beforeAll(async () => {
    const opened = await openBankProperty()
    ;({ api, property } = opened)
    calls = transferCalls(opened)
  })

  afterAll(() => api.close())

  const waiting: TransferCalls['waiting'] = (...given) => calls.waiting(...given)

  const seen: TransferCalls['seen'] = (id) => calls.seen(id)

  const lying: TransferCalls['lying'] = (...given) => calls.lying(...given)

  const again: TransferCalls['again'] = (line) => calls.again(line)

  const assign: TransferCalls['assign'] = (...given) => calls.assign(...given)

  const release: TransferCalls['release'] = (line) => calls.release(line)

  const mark: TransferCalls['mark'] = (...given) => calls.mark(...given)

  return {
    get api() {
      return api
    },
    get property() {
      return property
    },
    waiting,
    seen,
    lying,
    again,
    assign,
    release,
    mark,
  }
}
