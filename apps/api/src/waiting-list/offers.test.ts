import type { WaitingFit } from '@dvor/contract/reservations/waiting-list.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildWaitingProperty, wanted, type WaitingProperty } from '../testing/fixtures/waiting-property.ts'
import { addRide, aSeat } from '../testing/fixtures/a-service.ts'
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

const states = async (...tokens: string[]) =>
  Promise.all(tokens.map(async (token) => (await property.page(token)).state))
const idOf = async (name: string) =>
  ((await property.call('GET', `/waiting-list?guest_name=${name} Čakajúca`)).body as { id: string }[])[0]
    ?.id ?? ''

test('an offer is made under the requested rate plan, also where another one is the first', async () => {
  await property.add('rate-plans', { title: 'Bežná', order: 1 })
  const rate_plan = await property.add('rate-plans', {
    title: 'Vopred platená',
    order: 2,
    effect: 'percent',
    value: 1000,
  })
  const eva = await property.waitingGuest('Eva', { rate_plan })
  await property.cancel()
  await property.run()
  const { offer, rate_plan: requested } = await property.page(eva)
  expect(requested).toEqual({ id: rate_plan, title: 'Vopred platená' })
  expect(offer?.rate_plan).toEqual(requested)
  const [email] = (await property.call('GET', '/outgoing-emails?key=waiting_list_offer')).body as {
    body: string
  }[]
  expect(email?.body).toContain('Vopred platená')
  const stays = [aStay(property.unit, wanted.arrival, wanted.departure)]
  const quote = await api.call('POST', '/quotes', { body: { stays, rate_plan } })
  expect(offer?.total).toBe((quote.body as { total: number }).total)
})

test('a party that no unit sleeps: several rooms are offered together, and ordered as one', async () => {
  const other = await property.addUnit()
  const away = await hold(api, [aStay(other, wanted.arrival, wanted.departure)])
  const eva = await property.waitingGuest('Eva', { adults: 5 })
  await property.cancel()
  await property.run()
  expect((await property.page(eva)).state).toBe('waiting')
  await api.call('DELETE', `/reservation-holds/${away.token}`)
  const [entry] = (await property.call('GET', '/waiting-list')).body as { id: string }[]
  const path = `/waiting-list/${entry?.id}`
  const [fit] = (await property.call('GET', `${path}/fits`)).body as WaitingFit[]
  const units = fit?.stays.map(({ accommodation_unit: { id } }) => id) ?? []
  expect(units.toSorted()).toEqual([property.unit, other].toSorted())
  const wrong = await property.call('POST', `${path}/offer`, { units: [other] })
  expect(wrong).toMatchObject({ status: 409, body: { code: 'not_available' } })
  expect((await property.call('POST', `${path}/offer`, { units, arrival: wanted.arrival })).status).toBe(200)
  const { offer } = await property.page(eva)
  expect(offer?.stays.map(({ adults }) => adults).toSorted()).toEqual([2, 3])
  const answer = await api.call('POST', '/reservation-holds', {
    headers: { 'device-key': 'device-of-eva-waiting' },
    body: {
      stays: offer?.stays.map((part) => ({
        ...part,
        ...wanted,
        accommodation_unit: part.accommodation_unit.id,
      })),
      hold_token: offer?.hold_token,
    },
  })
  expect(answer).toMatchObject({ status: 200, body: { price: { total: offer?.total } } })
  const guestHold = answer.body as Awaited<ReturnType<typeof hold>>
  expect(await order(api, guestHold, { payment_method: 'on_site' })).toMatchObject({ status: 200 })
  expect((await property.page(eva)).state).toBe('booked')
})

describe('an offer whose guest changes it', () => {
  const headers = { 'device-key': 'device-of-eva-waiting' }
  /** The hold of an offered guest, changed. @returns the guest's page and the answer */
  async function changed(of: { adults?: number; services?: object[]; arrival?: string; departure?: string }) {
    const eva = await property.waitingGuest('Eva')
    await property.cancel()
    await property.run()
    const { offer } = await property.page(eva)
    const { arrival, departure } = { ...wanted, ...of }
    const stays = [aStay(property.unit, arrival, departure, { adults: of.adults ?? 2 })]
    const body = { stays, services: of.services ?? [], hold_token: offer?.hold_token }
    const answer = await api.call('POST', '/reservation-holds', { headers, body })
    expect(answer.status).toBe(200)
    return { eva, offer, held: answer.body as Awaited<ReturnType<typeof hold>> }
  }

  test.each([
    ['by an activity', async () => ({ services: [aSeat(await addRide(property), 2, '2027-07-03')] })],
    ['by the number of persons', async () => ({ adults: 1 })],
  ])('%s keeps its time, and the order books the entry', async (_, change) => {
    const { eva, offer, held } = await changed(await change())
    expect(held.expires_at).toBe(offer?.expires_at)
    await property.run()
    expect(await property.page(eva)).toMatchObject({ state: 'offered', offer: { hold_token: held.token } })
    expect((await order(api, held, { payment_method: 'on_site' })).status).toBe(200)
    await property.run()
    expect(await property.page(eva)).toMatchObject({ state: 'booked', reservation_token: held.token })
  })

  test('to some of its nights has the usual time and books the entry, too', async () => {
    const { eva, offer, held } = await changed({ departure: '2027-07-04' })
    expect(held.expires_at < (offer?.expires_at ?? '')).toBe(true)
    expect(await property.page(eva)).toMatchObject({
      state: 'offered',
      offer: { expires_at: held.expires_at },
    })
    expect((await order(api, held, { payment_method: 'on_site' })).status).toBe(200)
    expect(await states(eva)).toEqual(['booked'])
  })

  test('to other days gives it up', async () => {
    const { eva } = await changed({ arrival: '2027-09-02', departure: '2027-09-04' })
    expect(await states(eva)).toEqual(['waiting'])
  })
})

describe('the owner', () => {
  test('changes the order, which decides who is offered first, and sees it in the history', async () => {
    const [eva, ivo, ida] = [
      await property.waitingGuest('Eva'),
      await property.waitingGuest('Ivo'),
      await property.waitingGuest('Ida'),
    ]
    const ids = [await idOf('Ida'), await idOf('Eva')]
    expect((await property.call('PUT', '/waiting-list-order', { ids })).status).toBe(200)
    const listed = (await property.call('GET', '/waiting-list')).body as { guest_name: string }[]
    expect(listed.map(({ guest_name }) => guest_name.split(' ')[0])).toEqual(['Ida', 'Eva', 'Ivo'])
    const { rows } = await api.api.db.$client.query(
      "select 1 from history where collection = 'waiting-list' and action = 'state' and actor <> 'system'",
    )
    expect(rows.length).toBe(3)
    expect((await property.call('GET', '/dashboard')).body).toMatchObject({
      waiting_list: { waiting: 3, offered: 0 },
    })
    await property.cancel()
    await property.run()
    expect(await states(eva, ivo, ida)).toEqual(['waiting', 'waiting', 'offered'])
  })

  test('offers out of turn what fits, and nothing else', async () => {
    const [eva, ivo] = [await property.waitingGuest('Eva'), await property.waitingGuest('Ivo')]
    const path = `/waiting-list/${await idOf('Ivo')}`
    expect((await property.call('GET', `${path}/fits`)).body).toEqual([])
    expect(await property.call('POST', `${path}/offer`, {})).toMatchObject({
      status: 409,
      body: { code: 'not_available' },
    })
    await property.cancel()
    expect((await property.call('GET', `${path}/fits`)).body).toMatchObject([wanted])
    expect(await property.call('POST', `${path}/offer`, {})).toMatchObject({ status: 200 })
    await property.run()
    expect(await states(eva, ivo)).toEqual(['waiting', 'offered'])
    expect(await property.call('POST', `${path}/offer`, {})).toMatchObject({ status: 409 })
    expect(await property.call('PUT', path, { note: 'Volala.' })).toMatchObject({ status: 200 })
    expect(await property.call('PUT', path, { state: 'booked' })).toMatchObject({ status: 400 })
    expect((await property.call('DELETE', path)).status).toBe(200)
    await property.run()
    expect(await states(eva)).toEqual(['offered'])
  })
})
