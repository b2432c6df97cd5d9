import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

test('refuses plans that contradict themselves or name what does not exist', async () => {
  const add = (values: object) => property.call('POST', '/rate-plans', { title: 'Zlá', ...values })
  const issuesOf = async (values: object) => {
    const { status, body } = await add(values)
    expect(status).toBe(400)
    return (body as { fields: { path: string; code: string }[] }).fields.map(
      ({ path, code }) => `${path} ${code}`,
    )
  }
  const discount = { direction: 'discount' }
  expect(await issuesOf({ effect: 'percent', value: 0 })).toEqual(['value too_small'])
  expect(await issuesOf({ effect: 'percent', value: 10_001, ...discount })).toEqual(['value too_big'])
  expect(await issuesOf({ effect: 'person_night', value: 100, ...discount })).toEqual([
    'direction invalid_value',
  ])
  expect(await issuesOf({ min_nights: 5, max_nights: 3 })).toHaveLength(2)
  const meal = await property.add('common-services', {
    title: 'Raňajky',
    price: 900,
    price_unit: 'person_night',
    vat_kind: 'food',
  })
  expect(await issuesOf({ units: [meal] })).toEqual(['units not_found'])
  expect(await issuesOf({ included_services: [property.unit] })).toEqual(['included_services not_found'])
  expect(
    await issuesOf({ payment_schedule: [{ share: 'percent', value: 30, days_before: null }] }),
  ).toHaveLength(1)
  expect(await issuesOf({ days_from: 10, days_to: 3 })).not.toEqual([])
  expect(await issuesOf({ stay_from: '2027-09-01', stay_to: '2027-06-30' })).not.toEqual([])
  expect(await issuesOf({ stay_from: '2027-02-29' })).toHaveLength(1)
  const late = await property.addUnit({ lead_hours: 48 })
  expect(await issuesOf({ days_to: 0, units: [late] })).toEqual(['days_to never_open'])
})

test('refuses two plans that guests of a unit could not tell apart', async () => {
  const other = await property.addUnit()
  const plan = async (values: object) => {
    const { status, body } = await property.call('POST', '/rate-plans', { title: 'Rodinná', ...values })
    return { status, ...(body as { id: string; fields: unknown }) }
  }
  const first = await plan({ units: [property.unit] })
  expect(first.status).toBe(200)
  const refused = { status: 400, fields: [{ path: 'title', code: 'not_unique' }] }
  expect(await plan({ title: 'RODINNÁ', units: [property.unit] })).toMatchObject(refused)
  expect(await plan({})).toMatchObject(refused)
  expect(await plan({ units: [other] })).toMatchObject({ status: 200 })
  const put = (values: object) => property.call('PUT', `/rate-plans/${first.id}`, values)
  expect(await put({ order: 7 })).toMatchObject({ status: 200 })
  expect(await put({ units: [] })).toMatchObject({ status: 400 })
  const off = await plan({ active: false })
  expect(off.status).toBe(200)
  expect(await property.call('PUT', `/rate-plans/${off.id}`, { active: true })).toMatchObject({ status: 400 })
})
