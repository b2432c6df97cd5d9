import type { OwnersGathering } from '@dvor/contract/reservations/gatherings.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  buildGatheringProperty,
  deviceOf,
  together,
  type GatheringProperty,
} from '../testing/gatherings/gathering-property.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, hold } from '../testing/test-property.ts'

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
const statesOf = async (organiser: string) => {
  const page = await property.organised(organiser)
  return property.units.map((id) => page.units.find((one) => one.accommodation_unit.id === id)?.state)
}
const laterDays = { arrival: '2027-07-12', departure: '2027-07-15' }
const confirm = (organiser: string) => api.call('POST', `/organised-gatherings/${organiser}/confirmation`)
/** Whether a stranger can hold a unit on the days of the gathering. */
const canHold = async (index: number) => {
  const stays = [aStay(unit(index), together.arrival, together.departure)]
  const { status, body } = await api.call('POST', '/reservation-holds', { body: { stays } })
  if (status === 200) await api.call('DELETE', `/reservation-holds/${(body as { token: string }).token}`)
  return status === 200
}

describe('a gathering', () => {
  test('is held at once, confirmed by the e-mail, chosen and ordered by families', async () => {
    expect(await property.request()).toMatchObject({
      status: 200,
      body: { confirm_until: '2027-03-10T10:00:00.000Z' },
    })
    expect(await canHold(0)).toBe(false)
    const organiser = await property.organiserToken()
    expect(await property.organised(organiser)).toMatchObject({ state: 'unconfirmed', token: null })
    const confirmed = await api.call('POST', `/organised-gatherings/${organiser}/confirmation`)
    expect(confirmed).toMatchObject({ body: { state: 'open', held_until: '2027-03-12T09:00:00.000Z' } })
    const { token } = confirmed.body as { token: string }
    const [first] = (await property.shared(token)).units
    expect(first).toMatchObject({ state: 'free', own: false, refusals: [] })
    expect((await property.emails('gathering_opened'))[0]?.body).toContain(`/spolu/${token}`)
    const [toOwner, ...others] = await property.emails('owner_gathering')
    expect(others).toEqual([])

    const chosen = await property.choose(token, [unit(0)], 'ivo')
    expect(chosen).toMatchObject({ status: 200, body: { expires_at: '2027-03-10T09:15:00.000Z' } })
    expect(await statesOf(organiser)).toEqual(['chosen', 'free', 'free'])
    expect((await property.shared(token, 'ivo')).units.filter(({ own }) => own)).toHaveLength(1)
    expect((await property.orderChosen(chosen, 'ivo', 'Ivo')).status).toBe(200)
    expect(await statesOf(organiser)).toEqual(['taken', 'free', 'free'])
    const page = await property.shared(token)
    expect(page.units.find(({ state }) => state === 'taken')).toMatchObject({ family: 'Ivo', total: null })
    await property.run()
    expect((await property.emails('gathering_joined')).map(({ to }) => to)).toEqual(['eva@example.com'])
    const [row] = (await property.call('GET', '/gatherings')).body as { id: string; guest_name: string }[]
    expect(row).toMatchObject({ guest_name: 'Eva Malá', state: 'open' })
    // The screen of the back office.
    expect(toOwner?.body).toContain(`/gatherings/edit/${row?.id}"`)
    const order = async () => {
      const { body } = await property.call('GET', `/gatherings/${row?.id}/units`)
      return (body as OwnersGathering).units.find(({ family }) => family === 'Ivo')?.reservation
    }
    expect(await order()).toMatchObject({ total: first?.total, paid: 0 })
    const payment = { kind: 'payment', method: 'cash', amount: 5000 }
    const path = `/reservations/${(await order())?.id}/transaction-logs`
    expect((await property.call('POST', path, payment)).status).toBe(200)
    expect(await order()).toMatchObject({ total: first?.total, paid: 5000 })
  })

  test('shows the same total as the hold and the ordinary search', async () => {
    const { token } = await property.open()
    const shown = (await property.shared(token)).units.find((one) => one.accommodation_unit.id === unit(1))
    const { body } = await property.choose(token, [unit(1)], 'ivo')
    expect((body as { price: { total: number } }).price.total).toBe(shown?.total)
    const query = `from=${together.arrival}&to=${together.departure}&adults=2`
    const search = await api.call('GET', `/availability?${query}`, { headers: deviceOf('ivo') })
    const found = (search.body as { accommodation_unit: string; price: { total: number } | null }[]).find(
      (one) => one.accommodation_unit === unit(1),
    )
    expect(found?.price?.total).toBe(shown?.total)
  })

  test('holds nothing where one of its units is taken', async () => {
    await hold(api, [aStay(unit(2), together.arrival, together.departure)])
    expect(await property.request()).toMatchObject({ status: 409, body: { code: 'nights_taken' } })
    expect(await canHold(0)).toBe(true)
  })

  test('that nobody confirms is free again after an hour', async () => {
    await property.request()
    const organiser = await property.organiserToken()
    api.clock.advanceMinutes(61)
    expect(await canHold(0)).toBe(true)
    expect(await property.organised(organiser)).toMatchObject({ state: 'lapsed' })
    expect(await api.call('POST', `/organised-gatherings/${organiser}/confirmation`)).toMatchObject({
      status: 409,
      body: { code: 'hold_expired' },
    })
  })

  test('reminds before its end, then frees what nobody has taken and says who comes', async () => {
    const { organiser, token } = await property.open()
    await property.orderChosen(await property.choose(token, [unit(0)], 'ivo'), 'ivo', 'Ivo')
    api.clock.advanceMinutes(43 * 60)
    await property.run()
    await property.run()
    expect(await property.emails('gathering_reminder')).toHaveLength(1)
    expect(await canHold(1)).toBe(false)
    api.clock.advanceMinutes(5 * 60 + 1)
    expect(await canHold(1)).toBe(true)
    await property.run()
    await property.run()
    expect(await property.organised(organiser)).toMatchObject({ state: 'ended' })
    expect(await statesOf(organiser)).toEqual(['taken', 'released', 'released'])
    const ended = await property.emails('gathering_ended')
    expect(ended).toHaveLength(1)
    expect(ended[0]?.body).toContain('Ivo')
    expect((await property.choose(token, [unit(1)], 'ema')).body).toMatchObject({ code: 'hold_expired' })
  })

  test('ends by itself when everything is taken', async () => {
    const { organiser, token } = await property.open()
    await property.orderChosen(await property.choose(token, property.units, 'ivo'), 'ivo', 'Ivo')
    await property.run()
    expect(await property.organised(organiser)).toMatchObject({ state: 'ended' })
    expect(await property.emails('gathering_joined')).toHaveLength(1)
  })
})

describe('a family', () => {
  test('leaves its choice to another one after fifteen minutes, not to a stranger', async () => {
    const { organiser, token } = await property.open()
    const left = await property.choose(token, [unit(0), unit(1)], 'ivo')
    expect(await property.choose(token, [unit(0)], 'ema')).toMatchObject({ body: { code: 'nights_taken' } })
    api.clock.advanceMinutes(16)
    expect(await canHold(0)).toBe(false)
    expect(await statesOf(organiser)).toEqual(['free', 'free', 'free'])
    const chosen = await property.choose(token, [unit(0)], 'ema')
    expect(chosen.status).toBe(200)
    expect(await statesOf(organiser)).toEqual(['chosen', 'free', 'free'])
    expect(await canHold(1)).toBe(false)
    expect((await property.orderChosen(left, 'ivo', 'Ivo')).body).toMatchObject({ code: 'hold_expired' })
    expect((await property.orderChosen(chosen, 'ema', 'Ema')).status).toBe(200)
  })

  test.each(['another unit', 'a release'])('gives its unit back by %s', async (way) => {
    const { organiser, token } = await property.open()
    const { body } = await property.choose(token, [unit(0)], 'ivo')
    const { token: held } = body as { token: string }
    if (way === 'a release') await api.call('DELETE', `/reservation-holds/${held}`)
    else await property.choose(token, [unit(1)], 'ivo')
    expect(await statesOf(organiser)).toEqual(['free', way === 'a release' ? 'free' : 'chosen', 'free'])
    expect(await canHold(0)).toBe(false)
  })

  test('keeps its unit through the ordinary hold of the order page', async () => {
    const { organiser, token } = await property.open()
    await property.choose(token, [unit(0)], 'ivo')
    const stays = [aStay(unit(0), together.arrival, together.departure, { adults: 1 })]
    const again = await api.call('POST', '/reservation-holds', { headers: deviceOf('ivo'), body: { stays } })
    expect(again).toMatchObject({ status: 200, body: { expires_at: '2027-03-10T09:15:00.000Z' } })
    expect(await statesOf(organiser)).toEqual(['chosen', 'free', 'free'])
    api.clock.advanceMinutes(16)
    expect(await canHold(0)).toBe(false)
    expect((await property.orderChosen(again, 'ivo', 'Ivo')).status).toBe(200)
    expect(await statesOf(organiser)).toEqual(['taken', 'free', 'free'])
  })
})

describe('the organiser', () => {
  test('lets a unit go, prolongs as far as the rule, and ends the rest', async () => {
    const { organiser, token } = await property.open()
    const call = (path: string, body?: unknown) =>
      api.call('POST', `/organised-gatherings/${organiser}/${path}`, { body })
    await property.choose(token, [unit(0)], 'ivo')
    expect(await call('releases', { units: [unit(0)] })).toMatchObject({
      body: { code: 'transition_not_allowed' },
    })
    expect((await call('releases', { units: [unit(2)] })).status).toBe(200)
    expect(await canHold(2)).toBe(true)
    expect(await call('prolongation', { hours: 20 })).toMatchObject({
      body: { held_until: '2027-03-13T05:00:00.000Z', prolong_hours: 4 },
    })
    expect(await call('prolongation', { hours: 5 })).toMatchObject({ status: 400 })
    api.clock.advanceMinutes(49 * 60)
    expect(await canHold(1)).toBe(false)
    expect(await call('end')).toMatchObject({ body: { state: 'ended' } })
    expect([await canHold(0), await canHold(1)]).toEqual([true, true])
    expect(await call('end')).toMatchObject({ body: { code: 'transition_not_allowed' } })
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
    expect(await canHold(0)).toBe(false)
    expect(await confirm(second)).toMatchObject({ status: 200, body: { state: 'open' } })
    expect(await property.organised(first)).toMatchObject({ state: 'lapsed' })
    expect(await canHold(0)).toBe(true)
    expect(await confirm(first)).toMatchObject({ status: 409, body: { code: 'hold_expired' } })
  })

  test('learns by the e-mail alone that the mailbox has one, which stays until it is ended', async () => {
    const unknown = await property.request({ email: 'nova@example.com' })
    await api.call('POST', `/organised-gatherings/${await property.organiserToken()}/end`)
    const { organiser } = await property.open()
    const known = await property.request(laterDays)
    expect(known).toMatchObject({ status: 200, body: unknown.body as object })
    const [toUnknown, , toKnown] = await property.emails('gathering_confirm')
    expect(toUnknown?.body).not.toContain('Jeden spoločný pobyt už máte')
    expect(toKnown?.body).toContain('Jeden spoločný pobyt už máte')
    expect(toKnown?.body).toContain(organiser)
    const another = await property.organiserToken()
    expect(await confirm(another)).toMatchObject({ status: 409, body: { details: { reason: 'known' } } })
    expect(await property.organised(organiser)).toMatchObject({ state: 'open' })
    expect(await statesOf(organiser)).toEqual(['free', 'free', 'free'])
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
  expect(await canHold(0)).toBe(true)
  expect((await property.call('DELETE', `/gatherings/${row?.id}`)).status).toBe(200)
  expect((await api.call('GET', `/organised-gatherings/${organiser}`)).status).toBe(404)
})
