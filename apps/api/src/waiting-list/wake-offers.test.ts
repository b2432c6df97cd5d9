import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Background } from '../platform/jobs/background.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import { buildWaitingProperty, type WaitingProperty } from '../testing/fixtures/waiting-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { offersAfterChanges } from './wake-offers.ts'

let api: TestApi
let property: WaitingProperty
beforeAll(async () => {
  const opened = await startTestProperty()
  api = opened.api
  property = await buildWaitingProperty(opened)
})
afterAll(() => api.close())

test('a run that finds no free connection is repeated, so that the freed nights are not forgotten', async () => {
  const eva = await property.waitingGuest('Eva')
  await property.cancel()
  const background = new Background(api.app.log)
  const { db } = api.api
  const wake = offersAfterChanges({ db, clock: api.clock, publicUrl: 'http://127.0.0.1:3000', background })
  const connect = vi
    .spyOn(db.$client, 'connect')
    .mockImplementationOnce((failed) =>
      failed(new Error('timeout exceeded when trying to connect'), undefined, () => undefined),
    )
  wake()
  await background.settle()
  expect(connect).toHaveBeenCalled()
  connect.mockRestore()
  expect(await property.page(eva)).toMatchObject({ state: 'offered' })
})
