import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildWaitingProperty, wanted, type WaitingProperty } from '../testing/fixtures/waiting-property.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, hold, order } from '../testing/test-property.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: WaitingProperty
beforeEach(async () => {
  const opened = await properties.open()
  api = opened.api
  property = await buildWaitingProperty(opened)
})
afterAll(() => properties.close())

const { join, waitingGuest, page, run, cancel } = {
  join: (...given: Parameters<WaitingProperty['join']>) => property.join(...given),
  waitingGuest: (...given: Parameters<WaitingProperty['waitingGuest']>) => property.waitingGuest(...given),
  page: (token: string) => property.page(token),
  run: () => property.run(),
  cancel: (id?: string) => property.cancel(id),
}
const emails = async (key: string) =>
  (await property.call('GET', `/outgoing-emails?key=${key}&_sort=createdAt:ASC`)).body as {
    to: string
    subject: string
    body: string
  }[]
const states = async (...tokens: string[]) =>
  Promise.all(tokens.map(async (token) => (await page(token)).state))
describe('freed nights', () => {
  test('are offered to the first who fits, held for four hours, and ordered from the link', async () => {
    const [eva, ivo] = [await waitingGuest('Eva'), await waitingGuest('Ivo')]
    await run()
    expect(await states(eva, ivo)).toEqual(['waiting', 'waiting'])
    await cancel()
    await run()
    await run()
    expect(await states(eva, ivo)).toEqual(['offered', 'waiting'])
    const { offer } = await page(eva)
    expect(offer).toMatchObject({ ...wanted, expires_at: '2027-03-10T13:00:00.000Z' })
    const sent = await emails('waiting_list_offer')
    expect(sent.map(({ to }) => to)).toEqual(['eva@example.com'])
    expect(sent[0]?.body).toContain(`/poradovnik/${eva}`)
    const search = '/availability?from=2027-07-02&to=2027-07-05&adults=2'
    expect((await api.call('GET', search)).body).toMatchObject([{ available: false }])

    // The site takes the offer as a hold of its own with the same token; the four hours stay.
    api.clock.advanceMinutes(100)
    const stays = [aStay(property.unit, wanted.arrival, wanted.departure)]
    const answer = await api.call('POST', '/reservation-holds', {
      headers: { 'device-key': 'device-of-eva-waiting' },
      body: { stays, hold_token: offer?.hold_token },
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { token: offer?.hold_token, expires_at: '2027-03-10T13:00:00.000Z' },
    })
    const guestHold = answer.body as Awaited<ReturnType<typeof hold>>
    api.clock.advanceMinutes(100)
    expect(await order(api, guestHold, { payment_method: 'on_site' })).toMatchObject({ status: 200 })
    expect(await page(eva)).toMatchObject({
      state: 'booked',
      reservation_token: guestHold.token,
      offer: null,
    })
    await run()
    expect(await states(ivo)).toEqual(['waiting'])
  })

  test('go to the next when an offer lapses; the second lapse ends the entry', async () => {
    const [eva, ivo] = [await waitingGuest('Eva'), await waitingGuest('Ivo')]
    await cancel()
    await run()
    api.clock.advanceMinutes(241)
    await run()
    expect(await states(eva, ivo)).toEqual(['waiting', 'offered'])
    expect((await page(eva)).ahead).toBe(0)
    api.clock.advanceMinutes(241)
    await run()
    expect(await states(eva, ivo)).toEqual(['offered', 'waiting'])
    expect((await emails('waiting_list_offer'))[2]?.body).toContain('posledná')
    api.clock.advanceMinutes(241)
    await run()
    api.clock.advanceMinutes(241)
    await run()
    expect(await states(eva, ivo)).toEqual(['expired', 'expired'])
    expect((await hold(api, [aStay(property.unit, wanted.arrival, wanted.departure)])).token).toBeTruthy()
  })

  test.each([
    [
      'an expired hold',
      async () => void (await hold(api, [aStay(property.unit, '2027-08-01', '2027-08-04')])),
    ],
    [
      'a closure',
      async () =>
        void (await property.add('closures', {
          accommodation_unit: property.unit,
          day_from: '2027-08-01',
          day_to: '2027-08-03',
        })),
    ],
  ])('come from %s, too', async (kind, take) => {
    await take()
    const eva = await waitingGuest('Eva', { arrival: '2027-08-01', departure: '2027-08-04' })
    if (kind === 'a closure') {
      const [closure] = (await property.call('GET', '/closures')).body as { id: string }[]
      await property.call('DELETE', `/closures/${closure?.id}`)
    } else api.clock.advanceMinutes(20)
    await run()
    expect(await states(eva)).toEqual(['offered'])
  })

  test('are found by every instance without a timetable: a commit wakes the offers', async () => {
    const eva = await waitingGuest('Eva')
    await api.api.start()
    const woken = new Promise<void>((resolve) => api.api.onNightsChange(resolve))
    await cancel()
    await woken
    await api.api.settle()
    expect(await states(eva)).toEqual(['offered'])
    await properties.close()
  })
})

describe('an offer obeys', () => {
  test('flexible days, the nearest first, and the requested units', async () => {
    const cottage = await property.addUnit({ capacity: 6 })
    const other = await hold(api, [aStay(cottage, wanted.arrival, wanted.departure)])
    const eva = await waitingGuest('Eva', { units: [property.unit] })
    const ivo = await waitingGuest('Ivo', { units: [cottage], adults: 4 })
    await api.call('DELETE', `/reservation-holds/${other.token}`)
    await run()
    expect(await states(eva, ivo)).toEqual(['waiting', 'offered'])
    await cancel()
    await hold(api, [aStay(property.unit, '2027-07-01', '2027-07-03')])
    const ida = await waitingGuest('Ida', { units: [property.unit], flexibility: 0, arrival: '2027-07-01' })
    await run()
    expect(await states(eva, ida)).toEqual(['waiting', 'waiting'])
    const joined = await join('Ota', { units: [property.unit], flexibility: 1 })
    expect(joined).toMatchObject({ status: 409, body: { details: { reason: 'free' } } })
  })

  test('minimum stay, closed arrival and capacity: what they forbid is offered to nobody', async () => {
    const [eva, ivo] = [await waitingGuest('Eva'), await waitingGuest('Ivo', { arrival: '2027-07-01' })]
    await property.call('PUT', `/accommodation-units/${property.unit}`, { min_nights: 4 })
    await cancel()
    await run()
    expect(await states(eva, ivo)).toEqual(['waiting', 'offered'])
    for (const [wrong, field] of [
      [{ adults: 9 }, { path: 'adults', code: 'too_big' }],
      [{ rate_plan: property.unit }, { path: 'rate_plan', code: 'not_found' }],
    ] as const)
      expect(await join('Ema', wrong)).toMatchObject({ status: 400, body: { fields: [field] } })
  })

  test('the last day: an entry whose days have passed ends', async () => {
    const eva = await waitingGuest('Eva', { flexibility: 2 })
    api.clock.set('2027-07-04T09:00:00Z')
    expect(await states(eva)).toEqual(['waiting'])
    api.clock.set('2027-07-05T09:00:00Z')
    expect(await states(eva)).toEqual(['expired'])
  })
})

describe('a guest', () => {
  test('joins in a language, gets the link, and leaves; offered nights become free', async () => {
    const [eva, ivo] = [await waitingGuest('Eva', { language: 'en' }), await waitingGuest('Ivo')]
    expect(await page(ivo)).toMatchObject({ state: 'waiting', ahead: 1, offer: null })
    const [joined] = await emails('waiting_list_joined')
    expect(joined?.body).toContain(`/en/poradovnik/${eva}`)
    await cancel()
    await run()
    const answer = await api.call('POST', `/waiting-list-entries/${eva}/withdrawal`)
    expect(answer).toMatchObject({ status: 200, body: { state: 'withdrawn', offer: null } })
    await run()
    expect(await states(ivo)).toEqual(['offered'])
    expect(await api.call('POST', `/waiting-list-entries/${eva}/withdrawal`)).toMatchObject({
      status: 409,
      body: { code: 'transition_not_allowed' },
    })
  })

  test('is erased: offered nights become free for the next one', async () => {
    const [, ivo] = [await waitingGuest('Eva'), await waitingGuest('Ivo')]
    await cancel()
    await run()
    const erasure = await property.call('POST', '/personal-data/erasures', { email: 'eva@example.com' })
    expect(erasure.status).toBe(200)
    await run()
    expect(await states(ivo)).toEqual(['offered'])
  })

  const wrong: [changes: Record<string, unknown>, path: string][] = [
    [{ consent: false }, 'consent'],
    [{ departure: '2027-07-02' }, 'departure'],
    [{ arrival: '2027-03-01', departure: '2027-03-04' }, 'arrival'],
    [{ flexibility: 30 }, 'flexibility'],
    [{ units: ['0197a000-0000-7000-8000-000000000000'] }, 'units'],
    [{ email: 'nikto' }, 'email'],
    [{ state: 'offered' }, 'state'],
  ]
  test('is refused with the wrong field, whichever it is', async () => {
    for (const [changes, path] of wrong) {
      const { status, body } = await join('Eva', changes)
      expect(status, path).toBe(400)
      expect((body as { fields: { path: string }[] }).fields[0]?.path).toMatch(path)
    }
    expect((await property.call('GET', '/waiting-list/count')).body).toBe(0)
  })

  test('waits once for the same days, with three entries at most, five an hour from one address', async () => {
    const eva = await waitingGuest('Eva')
    // The answer tells nothing about a mailbox, which anybody can type; its owner reads an e-mail.
    expect(await join('EVA')).toMatchObject({ status: 200, body: { done: true } })
    for (const arrival of ['2027-07-01', '2027-06-30']) await waitingGuest('Eva', { arrival })
    expect(await join('Eva', { arrival: '2027-06-29' })).toMatchObject({ status: 200, body: { done: true } })
    const refused = await emails('waiting_list_refused')
    expect(refused).toMatchObject([
      { body: expect.stringContaining('už čakáte, váš zápis platí') },
      { body: expect.stringContaining('už čakáte na tri termíny') },
    ])
    for (const { to, body } of refused)
      expect([to.toLowerCase(), body]).toMatchObject([
        'eva@example.com',
        expect.stringContaining(`/poradovnik/${eva}`),
      ])
    const from = '198.51.100.9'
    const body = { ...wanted, adults: 2, first_name: 'A', last_name: 'B', consent: true, website: 'x' }
    const email = 'bot@example.com'
    for (let round = 0; round < 5; round++)
      expect(
        (await api.call('POST', '/waiting-list-entries', { from, body: { ...body, email } })).status,
      ).toBe(200)
    expect((await api.call('POST', '/waiting-list-entries', { from, body: { ...body, email } })).status).toBe(
      429,
    )
    expect((await property.call('GET', '/waiting-list/count')).body).toBe(3)
  })
})
