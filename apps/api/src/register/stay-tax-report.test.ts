import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import type { StayTaxReport } from '@dvor/contract/money/stay-tax.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStay, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const report = async (from: string, to: string) =>
  (await property.call('GET', `/stay-tax?from=${from}&to=${to}`)).body as StayTaxReport

/** Two adults who came for the days. */
async function came(arrival: string, departure: string): Promise<void> {
  const body = {
    stays: [aStay(property.unit, arrival, departure)],
    guest: { last_name: 'Hosť', phone: '+421900111222' },
  }
  const { body: made } = await property.call('POST', '/reservations', body)
  const { id } = made as { id: string }
  const change = { state: 'checked_in', register_later: true }
  expect((await property.call('PUT', `/reservations/${id}`, change)).status).toBe(200)
}

test('the report is for the owner only, and for days in order', async () => {
  expect((await api.call('GET', '/stay-tax?from=2027-03-01&to=2027-03-31')).status).toBe(401)
  expect((await property.call('GET', '/stay-tax?from=2027-03-31&to=2027-03-01')).status).toBe(400)
})

test('the report is due by the setting; the owner is reminded a week ahead until it is marked as reported', async () => {
  await came('2027-03-12', '2027-03-14')
  const quarter = ['2027-01-01', '2027-03-31'] as const
  const file = (filed: boolean) =>
    property.call('PUT', '/stay-tax/filing', { from: quarter[0], to: quarter[1], filed })
  const reminded = async () =>
    ((await property.call('GET', '/dashboard')).body as Dashboard).alerts.some(
      ({ kind }) => kind === 'stay_tax_due',
    )
  api.clock.set('2027-04-20T09:00:00Z')
  expect([await reminded(), (await report(...quarter)).due_on]).toEqual([false, null])
  await property.settings({ stay_tax_due_days: 15, stay_tax_period: 'quarter' })
  expect(await report(...quarter)).toMatchObject({ due_on: '2027-04-15', filed: null })
  expect((await report('2027-03-01', '2027-03-31')).due_on).toBeNull()
  api.clock.set('2027-04-07T09:00:00Z')
  expect(await reminded()).toBe(false)
  api.clock.set('2027-04-08T09:00:00Z')
  expect(await reminded()).toBe(true)
  expect((await file(true)).body).toMatchObject({
    filed: { amount: 600, filed_at: '2027-04-08T09:00:00.000Z' },
  })
  expect(await reminded()).toBe(false)
  expect((await file(false)).body).toMatchObject({ filed: null })
  expect(await reminded()).toBe(true)
  api.clock.set('2027-07-10T09:00:00Z')
  expect(await reminded()).toBe(false)
})

test('the reminder of a report that is due late lasts until the report is made', async () => {
  await property.settings({ stay_tax_due_days: 40, stay_tax_period: 'month' })
  const reminded = async (day: string) => {
    api.clock.set(`${day}T09:00:00Z`)
    const { alerts } = (await property.call('GET', '/dashboard')).body as Dashboard
    return alerts.some(({ kind }) => kind === 'stay_tax_due')
  }
  expect((await report('2027-03-01', '2027-03-31')).due_on).toBe('2027-05-10')
  expect(await reminded('2027-05-02')).toBe(false)
  expect(await reminded('2027-05-03')).toBe(true)
  expect(await reminded('2027-05-20')).toBe(true)
  await property.call('PUT', '/stay-tax/filing', { from: '2027-03-01', to: '2027-03-31', filed: true })
  expect(await reminded('2027-05-20')).toBe(false)
})
