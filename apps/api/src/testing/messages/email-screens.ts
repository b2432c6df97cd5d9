import { afterAll, beforeAll, beforeEach } from 'vitest'
import { aStay, type TestProperty } from '../test-property.ts'
import { openMailedProperty, type MailedProperty } from '../fixtures/mailed-property.ts'
import type { TestApi } from '../test-api.ts'

/** A property that sends e-mails, with a new unit for each test of a file. */
export function openEmailScreens() {
  let api: TestApi

  let property: TestProperty

  let mailed: MailedProperty

  let unit: string

  beforeAll(async () => {
    mailed = await openMailedProperty()
    ;({ api, property } = mailed)
  })

  beforeEach(async () => {
    await deliver()
    mailed.mails.length = 0
    unit = await property.addUnit()
  })

  afterAll(() => mailed.close())

  const deliver = () => mailed.deliver()

  const stay = () => aStay(unit, '2027-06-04', '2027-06-07')

  return {
    get api() {
      return api
    },
    get property() {
      return property
    },
    get mailed() {
      return mailed
    },
    get unit() {
      return unit
    },
    deliver,
    stay,
  }
}
