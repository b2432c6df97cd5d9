import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildWaitingProperty, wanted, type WaitingProperty } from '../testing/fixtures/waiting-property.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aGuest, aStay, order } from '../testing/test-property.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: WaitingProperty
beforeEach(async () => {
  const opened = await properties.open()
  api = opened.api
  property = await buildWaitingProperty(opened)
})
afterAll(() => properties.close())

const states = async (...tokens: string[]) =>
  Promise.all(tokens.map(async (token) => (await property.page(token)).state))

describe('a guest who waits', () => {
  const byOwner = (email: string, arrival: string, departure: string, unit: string) =>
    property.call('POST', '/reservations', {
      stays: [aStay(unit, arrival, departure)],
      guest: { first_name: 'Eva', last_name: 'Čakajúca', email, phone: '+421900123456' },
    })

  test('who books an offer waits no more for nights of it, and still for others', async () => {
    const whole = await property.waitingGuest('Eva')
    const part = await property.waitingGuest('Eva', { departure: '2027-07-04', email: 'EVA@example.com' })
    await property.cancel()
    await property.run()
    expect(await states(whole, part)).toEqual(['offered', 'waiting'])
    const { offer } = await property.page(whole)
    api.clock.advanceMinutes(1)
    const guest = { ...aGuest, email: 'eva@example.com' }
    const hold = { token: offer?.hold_token, price: { total: offer?.total } } as Hold
    expect((await order(api, hold, { payment_method: 'on_site', more: { guest } })).status).toBe(200)
    await property.run()
    expect(await states(whole, part)).toEqual(['booked', 'booked'])
    expect((await property.page(whole)).reservation_token).toBe(offer?.hold_token)
  })

  test('with the address of somebody else gets the link neither to the entry nor to their booking', async () => {
    const joined = await property.join('Stranger', { email: 'eva@example.com', flexibility: 1 })
    expect(joined.body).toEqual({ done: true })
    const stranger = await property.waitingGuest('Stranger', {
      email: 'eva@example.com',
      arrival: '2027-07-01',
    })
    api.clock.advanceMinutes(1)
    const unit = await property.addUnit()
    expect((await byOwner('eva@example.com', wanted.arrival, wanted.departure, unit)).status).toBe(200)
    await property.run()
    expect(await property.page(stranger)).toMatchObject({ state: 'booked', reservation_token: null })
  })

  test('who has a room already waits on for a second one, until nights are booked after that', async () => {
    const other = await property.addUnit()
    expect((await byOwner('eva@example.com', wanted.arrival, wanted.departure, other)).status).toBe(200)
    const eva = await property.waitingGuest('Eva', { units: [property.unit] })
    await property.run()
    expect(await states(eva)).toEqual(['waiting'])
    const third = await property.addUnit()
    expect((await byOwner('eva@example.com', wanted.departure, '2027-07-06', third)).status).toBe(200)
    await property.run()
    expect(await states(eva)).toEqual(['waiting'])
    expect((await byOwner('Eva@example.com', '2027-07-04', wanted.departure, third)).status).toBe(200)
    await property.run()
    expect(await states(eva)).toEqual(['booked'])
  })

  test('whose earlier booking gets nights of an entry, or is valid again, waits no more for them', async () => {
    const other = await property.addUnit()
    const body = (await byOwner('eva@example.com', '2027-07-04', '2027-07-06', other)).body as {
      id: string
    }
    const waiting = [
      await property.waitingGuest('Eva', { departure: '2027-07-04', units: [property.unit] }),
      await property.waitingGuest('Eva', { units: [property.unit] }),
    ]
    const expectAfter = async (change: () => Promise<{ status: number }>, expected: string[]) => {
      expect((await change()).status).toBe(200)
      await property.run()
      expect(await states(...waiting)).toEqual(expected)
    }
    const move = (unit: string, arrival: string, departure: string) => () =>
      property.call('POST', `/reservations/${body.id}/stays`, { stays: [aStay(unit, arrival, departure)] })
    await expectAfter(move(other, '2027-07-04', '2027-07-07'), ['waiting', 'waiting'])
    await expectAfter(move(other, '2027-07-03', '2027-07-06'), ['booked', 'booked'])
    await property.cancel(body.id)
    waiting.splice(
      0,
      2,
      await property.waitingGuest('Eva', { arrival: '2027-07-03', units: [property.unit] }),
    )
    await expectAfter(
      () => property.call('PUT', `/reservations/${body.id}`, { state: 'confirmed' }),
      ['booked'],
    )
    waiting[0] = await property.waitingGuest('Eva', { units: [property.unit] })
    await property.cancel()
    await expectAfter(move(property.unit, '2027-07-03', '2027-07-05'), ['booked'])
  })
})
