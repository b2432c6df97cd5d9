import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  allFree,
  aWholeHouse,
  close,
  freeOf,
  isFree,
  noneFree,
  search,
  type WholeHouse,
} from '../testing/fixtures/a-whole-house.ts'
import { aStay, book, hold } from '../testing/test-property.ts'

describe('a whole house', () => {
  let at: WholeHouse
  beforeAll(async () => {
    at = await aWholeHouse()
  })
  afterAll(() => at.api.close())

  test('takes all of its rooms as one stay at its own price, and gives them back together', async () => {
    const family = { adults: 2, children_ages: [4, 6, 9, 12] }
    const stay = aStay(at.whole, '2027-05-03', '2027-05-06', family)
    const { token } = await book(at.api, [stay], { payment_method: 'transfer' })
    const answer = await at.api.call('GET', `/reservation-details/${token}`)
    const reservation = answer.body as Pick<ReservationDetail, 'price' | 'stays'>
    expect(reservation.stays.map(({ rooms }) => rooms.length)).toEqual([3])
    const [email] = (await at.property.call('GET', '/outgoing-emails?key=reservation_received')).body as {
      body: string
    }[]
    expect(email?.body).toMatch(/Celý dom \(3\s?(&nbsp;)?izby: /)
    expect(reservation.price.lines[0]).toMatchObject({ kind: 'nights', label: 'Celý dom', amount: 60_000 })
    expect(await freeOf(at, '2027-05-05', '2027-05-07')).toEqual(noneFree)
    expect(await freeOf(at, '2027-05-06', '2027-05-07')).toEqual(allFree)
    const refused = await at.api.call('POST', '/reservation-holds', {
      body: { stays: [aStay(at.rooms[1] ?? '', '2027-05-05', '2027-05-07')] },
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'nights_taken' } })
    const [row] = (await at.property.call('GET', '/reservations?_limit=1')).body as { id: string }[]
    const cancelled = await at.property.call('PUT', `/reservations/${row?.id}`, {
      state: 'cancelled',
      cancellation: 'by_rules',
    })
    expect(cancelled.status).toBe(200)
    expect(await freeOf(at, '2027-05-03', '2027-05-06')).toEqual(allFree)
  })

  test('cannot be booked while one of its rooms is taken, and says on which nights', async () => {
    await book(at.api, [aStay(at.rooms[2] ?? '', '2027-05-11', '2027-05-12')])
    const results = await search(at, '2027-05-10', '2027-05-13')
    const whole = results.find(({ accommodation_unit }) => accommodation_unit === at.whole)
    expect(whole?.refusals).toEqual([{ code: 'taken', nights: ['2027-05-11'] }])
    expect(whole?.alternatives[0]).toMatchObject({ accommodation_unit: at.whole, total: expect.any(Number) })
    const refused = await at.api.call('POST', '/reservation-holds', {
      body: { stays: [aStay(at.whole, '2027-05-10', '2027-05-13')] },
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'nights_taken' } })
  })

  test('is closed in one step and opened in one step', async () => {
    const closed = await close(at, at.whole, '2027-06-01', '2027-06-10')
    expect(await freeOf(at, '2027-06-05', '2027-06-06')).toEqual(noneFree)
    expect((await at.property.call('DELETE', `/closures/${(closed.body as { id: string }).id}`)).status).toBe(
      200,
    )
    expect(await freeOf(at, '2027-06-05', '2027-06-06')).toEqual(allFree)
    await book(at.api, [aStay(at.rooms[0] ?? '', '2027-06-05', '2027-06-06')])
    expect(await close(at, at.whole, '2027-06-01', '2027-06-10')).toMatchObject({
      status: 409,
      body: { code: 'nights_taken', details: { nights: ['2027-06-05'] } },
    })
  })

  test('keeps its own nights free for the device that holds it, and moves within them', async () => {
    const take = (unit: string) =>
      at.api.call('POST', '/reservation-holds', {
        headers: { 'device-key': 'device-of-a-family' },
        body: { stays: [aStay(unit, '2027-07-01', '2027-07-04')] },
      })
    for (const unit of [at.whole, at.rooms[1] ?? '', at.whole]) expect((await take(unit)).status).toBe(200)
    const { token } = (await take(at.whole)).body as Hold
    await at.api.call('DELETE', `/reservation-holds/${token}`)
    expect(await freeOf(at, '2027-07-01', '2027-07-04')).toEqual(allFree)
  })

  test('a room that is added, shown again or moved into the house belongs to its coming stays', async () => {
    await book(at.api, [aStay(at.whole, '2027-08-02', '2027-08-05')])
    const added = await at.property.addUnit()
    const results = await search(at, '2027-08-04', '2027-08-05')
    expect(isFree(results, added)).toBe(false)
    const hidden = await at.property.addUnit({ active: false })
    const answer = await at.property.call('POST', '/reservations', {
      stays: [aStay(hidden, '2027-08-03', '2027-08-04')],
      guest: { last_name: 'Sused' },
    })
    expect(answer.status).toBe(200)
    const result = await at.property.call('PUT', `/accommodation-units/${hidden}`, { active: true })
    expect(result).toMatchObject({
      status: 409,
      body: { code: 'nights_taken', details: { nights: ['2027-08-03'] } },
    })
    await at.property.call('PUT', `/accommodation-units/${added}`, { active: false })
    expect((await at.property.call('PUT', `/accommodation-units/${added}`, { active: true })).status).toBe(
      200,
    )
    await at.property.call('PUT', `/accommodation-units/${added}`, { active: false })
  })

  test('refuses values that contradict its rooms', async () => {
    const { property, whole, rooms } = at
    const change = (unit: string, values: Record<string, unknown>) =>
      property.call('PUT', `/accommodation-units/${unit}`, values)
    const issue = (path: string, code: string) => ({
      status: 400,
      body: { code: 'invalid', fields: [{ path, code }] },
    })
    expect(await change(whole, { capacity: 10 })).toMatchObject(issue('capacity', 'too_big'))
    expect(await change(rooms[0] ?? '', { rooms_discount: 5 })).toMatchObject(
      issue('rooms_discount', 'invalid_value'),
    )
    expect(await change(whole, { rooms_discount: 5, price_basis: 'person' })).toMatchObject(
      issue('price_basis', 'invalid_value'),
    )
    expect(await change(whole, { let_as: 'unit' })).toMatchObject({ status: 409, body: { code: 'in_use' } })
    const object = await property.add('accommodation-objects', { title: 'Prázdny dom' })
    await expect(property.addUnit({ accommodation_object: object, let_as: 'building' })).rejects.toThrow(
      'too_few_rooms',
    )
    await expect(property.addUnit({ let_as: 'building' })).rejects.toThrow('not_unique')
  })
})

describe('the price of a whole by its rooms', () => {
  test('is the sum of the rooms less the discount, night by night; its own season takes precedence', async () => {
    const at = await aWholeHouse({ rooms_discount: 10 })
    const { property, rooms, whole } = at
    await property.add('prices', {
      accommodation_unit: rooms[0],
      title: 'Víkend',
      price: 9_000,
      valid_from: '2027-05-07',
      valid_to: '2027-05-08',
    })
    await property.add('prices', {
      accommodation_unit: whole,
      title: 'Svadba',
      price: 50_000,
      valid_from: '2027-05-09',
      valid_to: '2027-05-09',
    })
    const { price } = await hold(at.api, [aStay(whole, '2027-05-05', '2027-05-10')])
    const nights = price.lines.filter(({ kind }) => kind === 'nights')
    expect(nights.map(({ rule, quantity, unit_price }) => ({ rule, quantity, unit_price }))).toEqual([
      { rule: 'Izby spolu − 10 %', quantity: 2, unit_price: 23_400 },
      { rule: 'Izby spolu − 10 %', quantity: 2, unit_price: 24_300 },
      { rule: 'Svadba', quantity: 1, unit_price: 50_000 },
    ])
    const results = await search(at, '2027-05-20', '2027-05-22')
    const total = results.find(({ accommodation_unit }) => accommodation_unit === whole)?.price
    expect(total?.lines[0]).toMatchObject({ amount: 46_800 })
    await at.api.close()
  })
})
