import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildGatheringProperty,
  together,
  type GatheringProperty,
} from '../testing/gatherings/gathering-property.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import type { TestApi } from '../testing/test-api.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: GatheringProperty
beforeEach(async () => {
  const opened = await properties.open()
  api = opened.api
  property = await buildGatheringProperty(opened)
})
afterAll(() => properties.close())

const unit = (index: number) => property.units[index] ?? ''
const laterDays = { arrival: '2027-07-12', departure: '2027-07-15' }
const confirm = (organiser: string) => api.call('POST', `/organised-gatherings/${organiser}/confirmation`)

describe('the organiser', () => {
  test('releases a unit, prolongs as far as the settings allow, and ends the rest', async () => {
    const { organiser, token } = await property.open()
    const call = (path: string, body?: unknown) =>
      api.call('POST', `/organised-gatherings/${organiser}/${path}`, { body })
    await property.choose(token, [unit(0)], 'ivo')
    expect(await call('releases', { units: [unit(0)] })).toMatchObject({
      body: { code: 'transition_not_allowed' },
    })
    expect((await call('releases', { units: [unit(2)] })).status).toBe(200)
    expect(await property.canHold(unit(2))).toBe(true)
    expect(await call('prolongation', { hours: 20 })).toMatchObject({
      body: { held_until: '2027-03-13T05:00:00.000Z', prolong_hours: 4 },
    })
    expect(await call('prolongation', { hours: 5 })).toMatchObject({ status: 400 })
    api.clock.advanceMinutes(49 * 60)
    expect(await property.canHold(unit(1))).toBe(false)
    expect(await call('end')).toMatchObject({ body: { state: 'ended' } })
    expect([await property.canHold(unit(0)), await property.canHold(unit(1))]).toEqual([true, true])
    expect(await call('end')).toMatchObject({ body: { code: 'transition_not_allowed' } })
  })

  test('is offered no more hours than there are before the day of arrival', async () => {
    await property.settings({ gathering_lead_days: 1 })
    const { organiser } = await property.open({ arrival: '2027-03-11', departure: '2027-03-13' })
    const page = { held_until: '2027-03-10T23:00:00.000Z', prolong_hours: 0 }
    expect(await property.organised(organiser)).toMatchObject(page)
    const prolonged = api.call('POST', `/organised-gatherings/${organiser}/prolongation`, {
      body: { hours: 6 },
    })
    expect(await prolonged).toMatchObject({ status: 400 })
  })

  test.each([
    ['while they are not offered', { gathering_offered: false }, {}, { details: { reason: 'not_offered' } }],
    ['within the lead', { gathering_lead_days: 200 }, {}, { fields: [{ path: 'arrival' }] }],
    ['with too few units', { gathering_units: 4 }, {}, { fields: [{ path: 'units' }] }],
    ['for inverted days', {}, { departure: together.arrival }, { fields: [{ path: 'departure' }] }],
  ])('is refused %s', async (_when, settings, changes, body) => {
    await property.settings(settings)
    expect((await property.request(changes)).body).toMatchObject(body)
  })

  test('leaves an unconfirmed gathering open when somebody else types its e-mail, until another one is confirmed', async () => {
    await property.request()
    const first = await property.organiserToken()
    expect((await property.request({ ...laterDays, email: 'EVA+x@example.com' })).status).toBe(200)
    const second = await property.organiserToken()
    expect(await property.organised(first)).toMatchObject({ state: 'unconfirmed' })
    expect(await property.canHold(unit(0))).toBe(false)
    expect(await confirm(second)).toMatchObject({ status: 200, body: { state: 'open' } })
    expect(await property.organised(first)).toMatchObject({ state: 'lapsed' })
    expect(await property.canHold(unit(0))).toBe(true)
    expect(await confirm(first)).toMatchObject({ status: 409, body: { code: 'hold_expired' } })
  })

  test('learns by the e-mail alone that the mailbox has one, which stays until it is ended', async () => {
    const unknown = await property.request({ email: 'nova@example.com' })
    await api.call('POST', `/organised-gatherings/${await property.organiserToken()}/end`)
    const { organiser } = await property.open()
    const answer = await property.request(laterDays)
    expect(answer).toMatchObject({ status: 200, body: unknown.body as object })
    const [toUnknown, , toKnown] = await property.emails('gathering_confirm')
    expect(toUnknown?.body).not.toContain('Jeden spoločný pobyt už máte')
    expect(toKnown?.body).toContain('Jeden spoločný pobyt už máte')
    expect(toKnown?.body).toContain(organiser)
    const another = await property.organiserToken()
    expect(await confirm(another)).toMatchObject({ status: 409, body: { details: { reason: 'known' } } })
    expect(await property.organised(organiser)).toMatchObject({ state: 'open' })
    expect(await property.unitStates(organiser)).toEqual(['free', 'free', 'free'])
    await api.call('POST', `/organised-gatherings/${organiser}/end`)
    expect(await confirm(another)).toMatchObject({ status: 200, body: { state: 'open' } })
  })
})

test('the owner prolongs, ends and deletes a gathering', async () => {
  const { organiser } = await property.open()
  const [row] = (await property.call('GET', '/gatherings')).body as { id: string }[]
  const prolonged = await property.call('POST', `/gatherings/${row?.id}/prolongation`, { hours: 100 })
  expect(prolonged.body).toMatchObject({ held_until: '2027-03-16T13:00:00.000Z', prolong_hours: 24 })
  expect((await property.call('POST', `/gatherings/${row?.id}/end`)).body).toMatchObject({ state: 'ended' })
  expect(await property.canHold(unit(0))).toBe(true)
  expect((await property.call('DELETE', `/gatherings/${row?.id}`)).status).toBe(200)
  expect((await api.call('GET', `/organised-gatherings/${organiser}`)).status).toBe(404)
})
