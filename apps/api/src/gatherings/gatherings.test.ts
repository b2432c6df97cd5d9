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

describe('a gathering', () => {
  test('is held at once, confirmed by the e-mail, chosen and ordered by families', async () => {
    expect(await property.request()).toMatchObject({
      status: 200,
      body: { confirm_until: '2027-03-10T09:15:00.000Z' },
    })
    expect(await property.canHold(unit(0))).toBe(false)
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

    const answer = await property.choose(token, [unit(0)], 'ivo')
    expect(answer).toMatchObject({ status: 200, body: { expires_at: '2027-03-10T09:15:00.000Z' } })
    expect(await property.unitStates(organiser)).toEqual(['chosen', 'free', 'free'])
    expect((await property.shared(token, 'ivo')).units.filter(({ own }) => own)).toHaveLength(1)
    expect((await property.orderChosen(answer, 'ivo', 'Ivo')).status).toBe(200)
    expect(await property.unitStates(organiser)).toEqual(['taken', 'free', 'free'])
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
    expect(await property.canHold(unit(0))).toBe(true)
  })

  test('that nobody confirms is free again as soon as any hold', async () => {
    await property.request()
    const organiser = await property.organiserToken()
    api.clock.advanceMinutes(14)
    expect(await property.canHold(unit(0))).toBe(false)
    api.clock.advanceMinutes(1)
    expect(await property.canHold(unit(0))).toBe(true)
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
    expect(await property.canHold(unit(1))).toBe(false)
    api.clock.advanceMinutes(5 * 60 + 1)
    expect(await property.canHold(unit(1))).toBe(true)
    await property.run()
    await property.run()
    expect(await property.organised(organiser)).toMatchObject({ state: 'ended' })
    expect(await property.unitStates(organiser)).toEqual(['taken', 'released', 'released'])
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

test('the owner books over a gathering after a question that names it, and the unit leaves it', async () => {
  const { organiser, token } = await property.open()
  await property.choose(token, [unit(1)], 'ivo')
  const booking = {
    stays: [unit(0), unit(1)].map((id) => aStay(id, together.arrival, together.departure)),
    guest: { last_name: 'Telefonická', phone: '+421905000000' },
  }
  const answer = await property.call('POST', '/reservations', booking)
  expect(answer).toMatchObject({ status: 409, body: { code: 'nights_taken' } })
  const { holds } = (answer.body as { details: { holds: { gathering: string; expires_at: string }[] } })
    .details
  expect(holds).toHaveLength(2)
  expect(holds).toEqual(
    holds.map((held) => ({ ...held, gathering: 'Eva Malá', expires_at: '2027-03-12T09:00:00.000Z' })),
  )
  const result = await property.call('POST', '/reservations', { ...booking, release_holds: true })
  expect(result).toMatchObject({ status: 200, body: { state: 'confirmed' } })
  expect(await property.unitStates(organiser)).toEqual(['released', 'released', 'free'])
})

describe('the organiser', () => {
  test('gets no e-mail about an own order', async () => {
    const { token } = await property.open()
    await property.orderChosen(await property.choose(token, [unit(0)], 'Eva'), 'Eva', 'Eva')
    await property.orderChosen(await property.choose(token, [unit(1)], 'ivo'), 'ivo', 'Ivo')
    await property.run()
    const subjects = (await property.emails('gathering_joined')).map(({ subject }) => subject)
    expect(subjects).toEqual([expect.stringContaining('Ivo')])
  })

  test('reads at the end which unit a family is still booking, and after it of no hold', async () => {
    const { organiser, token } = await property.open()
    const answer = await property.choose(token, [unit(0)], 'ivo')
    await property.choose(token, [unit(1)], 'ema')
    await api.call('POST', `/organised-gatherings/${organiser}/end`)
    const [ended] = await property.emails('gathering_ended')
    expect(ended?.body).toMatch(/Práve si ešte niekto rezervuje: Izba[\d ]*, Izba[\d ]*\./)
    expect(ended?.body).toMatch(/Už nedržíme: Izba[\d ]*\./)
    expect((await property.orderChosen(answer, 'ivo', 'Ivo')).status).toBe(200)
    await property.run()
    expect((await property.emails('gathering_joined'))[0]?.body).not.toContain('Držíme to do')
  })
})

describe('a family', () => {
  test('leaves its choice to another one after fifteen minutes, not to a stranger', async () => {
    const { organiser, token } = await property.open()
    const answer = await property.choose(token, [unit(0), unit(1)], 'ivo')
    expect(await property.choose(token, [unit(0)], 'ema')).toMatchObject({ body: { code: 'nights_taken' } })
    api.clock.advanceMinutes(16)
    expect(await property.canHold(unit(0))).toBe(false)
    expect(await property.unitStates(organiser)).toEqual(['free', 'free', 'free'])
    const result = await property.choose(token, [unit(0)], 'ema')
    expect(result.status).toBe(200)
    expect(await property.unitStates(organiser)).toEqual(['chosen', 'free', 'free'])
    expect(await property.canHold(unit(1))).toBe(false)
    expect((await property.orderChosen(answer, 'ivo', 'Ivo')).body).toMatchObject({ code: 'hold_expired' })
    expect((await property.orderChosen(result, 'ema', 'Ema')).status).toBe(200)
  })

  test.each(['another unit', 'a release'])('gives its unit back by %s', async (way) => {
    const { organiser, token } = await property.open()
    const { body } = await property.choose(token, [unit(0)], 'ivo')
    const { token: held } = body as { token: string }
    if (way === 'a release') await api.call('DELETE', `/reservation-holds/${held}`)
    else await property.choose(token, [unit(1)], 'ivo')
    expect(await property.unitStates(organiser)).toEqual([
      'free',
      way === 'a release' ? 'free' : 'chosen',
      'free',
    ])
    expect(await property.canHold(unit(0))).toBe(false)
  })

  test('keeps its unit through the ordinary hold of the order page', async () => {
    const { organiser, token } = await property.open()
    await property.choose(token, [unit(0)], 'ivo')
    const stays = [aStay(unit(0), together.arrival, together.departure, { adults: 1 })]
    const again = await api.call('POST', '/reservation-holds', { headers: deviceOf('ivo'), body: { stays } })
    expect(again).toMatchObject({ status: 200, body: { expires_at: '2027-03-10T09:15:00.000Z' } })
    expect(await property.unitStates(organiser)).toEqual(['chosen', 'free', 'free'])
    api.clock.advanceMinutes(16)
    expect(await property.canHold(unit(0))).toBe(false)
    expect((await property.orderChosen(again, 'ivo', 'Ivo')).status).toBe(200)
    expect(await property.unitStates(organiser)).toEqual(['taken', 'free', 'free'])
  })
})
