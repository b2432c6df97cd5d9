import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aGuest, aStay, type TestProperty } from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

const inHouse = async () => ((await property.call('GET', '/dashboard')).body as Dashboard).in_house

async function checkedIn(stays: ReturnType<typeof aStay>[]) {
  const { body } = await property.call('POST', '/reservations', { stays, guest: aGuest })
  const { id } = body as { id: string }
  const answer = await property.call('PUT', `/reservations/${id}`, {
    state: 'checked_in',
    register_later: true,
  })
  expect(answer.status).toBe(200)
}

test('the guests of a room that leave today are no guests of tonight, those of the other room are', async () => {
  const second = await property.addUnit()
  await checkedIn([
    aStay(property.unit, '2027-03-10', '2027-03-11'),
    aStay(second, '2027-03-10', '2027-03-13', { children_ages: [4] }),
  ])
  expect(await inHouse()).toEqual({ reservations: 1, guests: 5 })
  api.clock.set('2027-03-11T09:00:00Z')
  expect(await inHouse()).toEqual({ reservations: 1, guests: 3 })
})

test('no guest is counted on a night between two stays of a reservation', async () => {
  await checkedIn([
    aStay(property.unit, '2027-03-10', '2027-03-11'),
    aStay(property.unit, '2027-03-13', '2027-03-14'),
  ])
  api.clock.set('2027-03-12T09:00:00Z')
  expect(await inHouse()).toEqual({ reservations: 0, guests: 0 })
})
