import { addDays } from '@dvor/format/days.ts'
import { afterAll, beforeAll } from 'vitest'
import { aStay, buildProperty } from '../test-property.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

/** First night that tests hold. */
export const first = '2027-05-01'

/** A property with one unit for the tests of a file, and the hold of its nights by a device. */
export function openHeldNights() {
  let api: TestApi

  let unit: string

  beforeAll(async () => {
    api = await startTestApi()
    unit = (await buildProperty(api)).unit
  })

  afterAll(() => api.close())

  const take = (device: string, arrival: string, nights = 3, on = { api, unit }) =>
    on.api.call('POST', '/reservation-holds', {
      headers: { 'device-key': device },
      body: { stays: [aStay(on.unit, arrival, addDays(arrival, nights))] },
    })

  return {
    get api() {
      return api
    },
    get unit() {
      return unit
    },
    take,
  }
}
