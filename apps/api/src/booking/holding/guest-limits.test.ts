import { holdLimits, limits } from '../../platform/http/limits.ts'
import type { OutgoingEmail } from '../../messaging/queries.ts'
import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import { addDays } from '@dvor/format/days.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuest, aStay, hold, type TestProperty } from '../../testing/test-property.ts'
import { limitedSender } from '../../testing/messages/limited-sender.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let units: string[]
const first = '2027-05-01'

beforeAll(async () => {
  ;({ api, property } = await startTestProperty({ guestLimits: true }))
  units = [property.unit]
  while (units.length < 8) units.push(await property.addUnit())
})
afterAll(() => api.close())

const stayIn = (index: number, arrival: string, nights: number) =>
  aStay(units[index % units.length] ?? '', arrival, addDays(arrival, nights))

const take = (from: string, stays: ReturnType<typeof stayIn>[], device?: string) =>
  api.call('POST', '/reservation-holds', {
    from,
    body: { stays },
    headers: device ? { 'device-key': device } : {},
  })

test('one hold cannot take the property: 8 units for 157 nights are refused, a week of all is not', async () => {
  const all = (nights: number) => units.map((_, index) => stayIn(index, first, nights))
  expect(await take('10.1.0.1', all(157))).toMatchObject({
    status: 409,
    body: { code: 'order_too_large', details: { max_room_nights: holdLimits.roomNights } },
  })
  const family = await take('10.1.0.1', all(7))
  expect(family.status).toBe(200)
  await api.call('DELETE', `/reservation-holds/${(family.body as Hold).token}`)
})

test('an address holds a limited number of room nights, and gets the moment of the next possible hold', async () => {
  const from = '2001:db8:1:2::1'
  const neighbour = '2001:db8:1:2:ffff::9'
  expect(
    (
      await take(
        from,
        [0, 1, 2].map((index) => stayIn(index, first, 30)),
      )
    ).status,
  ).toBe(200)
  expect(
    (
      await take(
        neighbour,
        [3, 4].map((index) => stayIn(index, first, 30)),
      )
    ).status,
  ).toBe(200)
  const refused = await take(neighbour, [stayIn(5, first, 1)])
  const until = new Date(api.clock.now().getTime() + 15 * 60_000).toISOString()
  expect(refused).toMatchObject({ status: 429, body: { code: 'hold_limit', details: { until } } })
  expect(refused.headers['retry-after']).toBe(String(15 * 60))
  expect((await take('2001:db8:1:3::1', [stayIn(5, first, 1)])).status).toBe(200)
  api.clock.advanceMinutes(15)
  expect((await take(neighbour, [stayIn(6, first, 1)])).status).toBe(200)
})

test('a mobile network holds for many guests at a time; each device has one hold', async () => {
  const from = '10.1.0.3'
  const guests = Array.from({ length: holdLimits.holdsPerIp }, (_, index) => index)
  const start = addDays(first, 60)
  for (const guest of guests)
    expect(
      (await take(from, [stayIn(guest, addDays(start, guest), 1)], `device-of-guest-${guest}`)).status,
    ).toBe(200)
  expect(await take(from, [stayIn(0, addDays(start, 40), 1)])).toMatchObject({ body: { code: 'hold_limit' } })
  // A guest who changes the dates replaces the own hold, also at the limit.
  expect((await take(from, [stayIn(0, addDays(start, 40), 1)], 'device-of-guest-0')).status).toBe(200)
  api.clock.advanceMinutes(15)
})

test('one address does not hold the same nights again and again', async () => {
  const from = '10.1.0.4'
  const start = addDays(first, 120)
  const most = limits['room nights held'].ip / 100
  for (let time = 0; time < most; time++) {
    expect(
      (
        await take(
          from,
          [0, 1, 2, 3, 4].map((index) => stayIn(index, start, 20)),
        )
      ).status,
    ).toBe(200)
    api.clock.advanceMinutes(15)
  }
  expect(await take(from, [stayIn(0, start, 1)])).toMatchObject({ status: 429, body: { code: 'hold_limit' } })
  expect((await take('10.1.0.5', [stayIn(0, start, 1)])).status).toBe(200)
  api.clock.advanceMinutes(6 * 60)
  expect((await take(from, [stayIn(1, start, 1)])).status).toBe(200)
})

test('an unconfirmed address gets a few e-mails an hour; the owner sees the rest and may send it', async () => {
  const guest = { email: 'cudzia+1@example.com', phone: '+421904000000' }
  const sender = limitedSender(api)
  const toStranger = () => sender.countTo('cudzia')
  const perHour = limits['e-mails an hour'].mailbox
  for (let time = 0; time < limits.orders.email; time++) {
    const { body } = await orderOnce('10.5.0.1', guest)
    const path = `/reservation-details/${(body as { token: string }).token}/cancellation`
    expect((await api.call('POST', path, { body: {} })).status).toBe(200)
    await sender.sendDue()
  }
  expect(toStranger()).toBe(perHour)
  const list = await property.call('GET', '/outgoing-emails?to_contains=cudzia&state=dead')
  const emails = list.body as OutgoingEmail[]
  expect(emails.length).toBeGreaterThan(0)
  expect(emails[0]?.last_error).toMatch(/^Zadržaný/)
  expect((await property.call('POST', `/outgoing-emails/${emails[0]?.id}/resend`)).status).toBe(200)
  await sender.sendDue()
  expect(toStranger()).toBe(perHour + 1)
  api.clock.advanceMinutes(60)
})

let orders = 0
/** Holds one night and orders it; every order is for another night. */
async function orderOnce(
  from: string,
  guest: Partial<typeof aGuest> = {},
  on = addDays('2027-12-01', orders++),
  headers: Record<string, string> = {},
) {
  const guestHold = await hold(api, [stayIn(0, on, 1)], from)
  return api.call('POST', '/reservation-orders', {
    from,
    headers,
    body: {
      hold_token: guestHold.token,
      guest: { ...aGuest, ...guest },
      payment_method: 'on_site',
      terms_version: '1',
      expected_total: guestHold.price.total,
    },
  })
}

const inWords = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? 'ordered' : (body as { code: string }).code

test.each([
  [
    'addressWithoutDevice',
    (index: number) => ({ email: `a${index}@example.com`, phone: `+4219000000${10 + index}` }),
  ],
  ['email', (index: number) => ({ email: `Eva+${index}@example.com`, phone: `+4219010000${10 + index}` })],
  ['phone', (index: number) => ({ email: `p${index}@example.com`, phone: '+421 902 000 000' })],
] as const)('orders within an hour are limited by %s, also when they come at once', async (by, guestOf) => {
  const most = limits.orders[by]
  const from = (index: number) => (by === 'addressWithoutDevice' ? '10.2.0.1' : `10.3.${by.length}.${index}`)
  const answers = await Promise.all(
    Array.from({ length: most + 3 }, (_, index) => orderOnce(from(index), guestOf(index))),
  )
  const words = answers.map(inWords).toSorted()
  expect(words).toEqual([
    ...Array.from({ length: 3 }, () => 'order_limit'),
    ...Array.from({ length: most }, () => 'ordered'),
  ])
  const refused = answers.find(({ status }) => status === 429)
  const until = new Date(api.clock.now().getTime() + 60 * 60_000).toISOString()
  expect(refused?.body).toMatchObject({ details: { until } })
  api.clock.advanceMinutes(60)
  expect(inWords(await orderOnce(from(0), guestOf(0)))).toBe('ordered')
})

test('guests of one network order without limiting each other, each device a few times', async () => {
  const from = '10.2.0.9'
  const by = (device: number, index: number) => {
    const guest = { email: `n${device}.${index}@example.com`, phone: `+42191${device}0000${10 + index}` }
    return orderOnce(from, guest, undefined, { 'device-key': `device-of-network-${device}` })
  }
  const { device: most } = limits.orders
  for (const device of [1, 2])
    for (let index = 0; index < most; index++) expect(inWords(await by(device, index))).toBe('ordered')
  expect(inWords(await by(1, most))).toBe('order_limit')
  expect(inWords(await by(3, 0))).toBe('ordered')
  api.clock.advanceMinutes(60)
})

test('a large order waits for approval, a smaller one to be paid on site until its guest is known', async () => {
  await property.settings({ approval_room_nights: 10, unpaid_room_nights: 4 })
  const stateOf = async (
    nights: number,
    method: string,
    arrival: string,
    name = 'velka',
    from = '10.4.0.1',
  ) => {
    const guestHold = await hold(api, [stayIn(7, arrival, nights)], from)
    const { body } = await api.call('POST', '/reservation-orders', {
      from,
      body: {
        hold_token: guestHold.token,
        guest: { ...aGuest, email: `${name}@example.com`, phone: `+42190300000${name.length}` },
        payment_method: method,
        terms_version: '1',
        expected_total: guestHold.price.total,
      },
    })
    return body as { state: string; token: string }
  }
  expect(await stateOf(11, 'sandbox', '2027-12-01')).toMatchObject({ state: 'pending_approval' })
  expect(await stateOf(10, 'sandbox', '2027-12-20')).toMatchObject({ state: 'awaiting_payment' })
  expect(await stateOf(5, 'on_site', '2028-01-01')).toMatchObject({ state: 'pending_approval' })
  const small = await stateOf(4, 'on_site', '2028-01-06')
  expect(small).toMatchObject({ state: 'confirmed' })
  const answer = await property.call('GET', '/reservations?guest_email=velka@example.com&state=confirmed')
  const [{ id } = { id: '' }] = answer.body as { id: string }[]
  await property.call('POST', `/reservations/${id}/transaction-logs`, {
    kind: 'payment',
    method: 'cash',
    amount: 1000,
  })
  expect(await stateOf(5, 'on_site', '2028-01-10')).toMatchObject({ state: 'confirmed' })
  // Many small orders of one address count as one large one.
  expect(await stateOf(1, 'on_site', '2028-01-20', 'ina')).toMatchObject({ state: 'pending_approval' })
  expect(await stateOf(1, 'on_site', '2028-01-21', 'susedova', '10.4.0.2')).toMatchObject({
    state: 'confirmed',
  })
})
