import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStay, book, hold, order, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let unit: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  unit = property.unit
})
afterAll(() => api.close())

test('taken nights are named with at most three alternatives in every call', async () => {
  const request = aStay(unit, '2027-09-02', '2027-09-04')
  const { token } = await book(api, [request])
  const [taken] = (await property.call('GET', '/reservations?arrival=2027-09-02')).body as { id: string }[]
  const free = await book(api, [aStay(unit, '2027-09-20', '2027-09-22')])
  const [moved] = (await property.call('GET', `/reservations?number=${free.number}`)).body as { id: string }[]
  const detail = (await api.call('GET', `/reservation-details/${free.token}`)).body as {
    stays: { id: string }[]
  }
  const guest = { first_name: 'Ján', last_name: 'Malý', phone: '+421 900 111 222' }
  const answers = [
    await api.call('POST', '/reservation-holds', { body: { stays: [request] } }),
    await property.call('POST', '/reservations', { stays: [request], guest }),
    await property.call('POST', `/reservations/${moved?.id}/stays`, { stays: [request] }),
    await property.call('POST', `/reservations/${moved?.id}/stays?dry_run`, { stays: [request] }),
    await api.call('POST', `/reservation-details/${free.token}/changes`, {
      body: {
        dry_run: true,
        stays: [
          { id: detail.stays[0]?.id, arrival: request.arrival, departure: request.departure, adults: 2 },
        ],
      },
    }),
  ]
  await property.call('PUT', `/reservations/${taken?.id}`, { state: 'cancelled' })
  await book(api, [request])
  answers.push(await property.call('PUT', `/reservations/${taken?.id}`, { state: 'confirmed' }))
  for (const { status, body } of answers)
    expect({ status, body }).toMatchObject({
      status: 409,
      body: {
        code: 'nights_taken',
        details: {
          nights: [
            { unit, night: '2027-09-02' },
            { unit, night: '2027-09-03' },
          ],
          alternatives: [
            { accommodation_unit: unit, arrival: '2027-08-31', total: 16_600 },
            { arrival: '2027-09-04' },
            { arrival: '2027-08-30' },
          ],
        },
      },
    })
  expect(token).toBeTruthy()
})

test('days at the end of the year 9999 are refused, not answered by a fault; those of 2999 are days', async () => {
  const paths = (first: string, last: string) => [
    `/availability?from=${first}&to=${last}&adults=2`,
    `/party-days?from=${first}&to=${last}&adults=2`,
    `/cheapest-stays?arrival_from=${first}&arrival_to=${last}&nights=2&adults=2`,
    `/combinations?from=${first}&to=${last}&adults=2`,
    `/accommodation-units/${unit}/calendar?from=${first}&to=${last}`,
    ...['analytics', 'kitchen-sheet', 'housekeeping-sheet', 'resource-plan', 'price-calendar'].map(
      (name) => `/${name}?from=${first}&to=${last}`,
    ),
  ]
  for (const path of paths('9999-12-30', '9999-12-31'))
    expect(await property.call('GET', path), path).toMatchObject({
      status: 400,
      body: { code: 'query_invalid' },
    })
  for (const path of paths('2999-12-30', '2999-12-31'))
    expect((await property.call('GET', path)).status, path).toBeLessThan(500)
  const stays = [aStay(unit, '9999-12-30', '9999-12-31')]
  for (const path of ['/quotes', '/reservation-holds'])
    expect(await api.call('POST', path, { body: { stays } }), path).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    })
})

test('an edit accepts a whole record, and names every field that it cannot change', async () => {
  await book(api, [aStay(unit, '2027-10-02', '2027-10-04')])
  const [found] = (await property.call('GET', '/reservations?arrival=2027-10-02')).body as { id: string }[]
  const content = (await property.call('GET', `/reservations/${found?.id}`)).body as Record<string, unknown>
  const put = (body: object) => property.call('PUT', `/reservations/${found?.id}`, body)
  expect(await put({ ...content, internal_note: 'Zavolať' })).toMatchObject({
    status: 200,
    body: { internal_note: 'Zavolať', total: content['total'] },
  })
  const { status, body } = await put({
    total: 1,
    guest_email: 'x@example.com',
    stays: [],
    note: 'Áno',
    colour: 1,
  })
  expect(status).toBe(400)
  expect((body as { fields: unknown[] }).fields).toEqual([
    { path: 'total', code: 'read_only' },
    { path: 'guest_email', code: 'read_only' },
    { path: 'stays', code: 'read_only' },
    { path: 'colour', code: 'unknown_key' },
  ])
  expect((await property.call('GET', `/reservations/${found?.id}`)).body).toMatchObject({
    note: content['note'],
  })
})

test('the owner sees a guest’s hold with its end, and can book over it', async () => {
  const [arrival, departure] = ['2027-12-01', '2027-12-04']
  const guestHold = await hold(api, [aStay(unit, arrival, departure)])
  const booking = {
    stays: [aStay(unit, '2027-12-02', departure)],
    guest: { last_name: 'Telefonická', phone: '+421905000000' },
  }
  const refused = await property.call('POST', '/reservations', booking)
  const until = new Date(api.clock.now().getTime() + 15 * 60_000).toISOString()
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'nights_taken',
      details: {
        holds: [
          {
            accommodation_unit: { id: unit, title: expect.any(String) },
            arrival,
            departure,
            adults: 2,
            children: 0,
            expires_at: until,
            gathering: null,
          },
        ],
      },
    },
  })
  const answer = await property.call('POST', '/reservations', { ...booking, release_holds: true })
  expect(answer).toMatchObject({ status: 200, body: { state: 'confirmed' } })
  expect(await order(api, guestHold)).toMatchObject({ status: 409, body: { code: 'hold_expired' } })
  // Booked nights are not released.
  const result = await property.call('POST', '/reservations', { ...booking, release_holds: true })
  expect(result).toMatchObject({ status: 409, body: { code: 'nights_taken' } })
  expect((result.body as { details: object }).details).not.toHaveProperty('holds')
})
