import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { tokenWith } from '../testing/sign-in.ts'
import { isSignedBy, WebhookProperty } from '../testing/servers/webhook-receiver.ts'
import { aStay, book, hold } from '../testing/test-property.ts'

let at: WebhookProperty
beforeAll(async () => void (at = await WebhookProperty.start()))
beforeEach(() => at.open())
afterEach(() => void vi.useRealTimers())
afterAll(() => at.close())

const stay = (day = 10) => aStay(at.property.unit, `2027-05-${day}`, `2027-05-${day + 2}`)
const onSite = { payment_method: 'on_site' }
const stateOf = (id: string, to: string) => at.property.call('PUT', `/reservations/${id}`, { state: to })
const told = async () =>
  (await at.send()).map(({ event }) => [event.type, event.data.state, event.data.changed])
async function reservation(): Promise<string> {
  const { body } = await at.property.call('GET', '/reservations?_sort=createdAt:DESC&_limit=1')
  return (body as { id: string }[])[0]?.id ?? ''
}

describe('what programs are told of', () => {
  test('a stay from its order to the departure, signed as the standard says, thin and with a link', async () => {
    const { secret } = await at.add([
      'reservation.created',
      'reservation.confirmed',
      'reservation.cancelled',
      'reservation.changed',
    ])
    await hold(at.api, [stay(20)])
    await book(at.api, [stay()], onSite)
    const sent = await at.send()
    vi.useFakeTimers({ toFake: ['Date'], now: at.api.clock.now() })
    expect(sent.map((one) => [one.event.type, isSignedBy(secret, one)])).toEqual([
      ['reservation.created', true],
      ['reservation.confirmed', true],
    ])
    expect(isSignedBy('whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', sent[0] ?? never())).toBe(false)
    vi.useRealTimers()
    const id = await reservation()
    const [created, confirmed] = sent.map(({ event }) => event.data)
    expect(created).toMatchObject({
      ids: { reservation: id, number: expect.stringMatching(/\d/) },
      state: 'confirmed',
      changed: ['state'],
      link: `http://127.0.0.1:3000/api/reservations/${id}`,
    })
    expect(confirmed?.sequence).toBeGreaterThan(created?.sequence ?? Infinity)
    expect(sent[0]?.body).not.toMatch(/Jana|example\.com|900/)
    await at.property.call('PUT', `/reservations/${id}`, { internal_note: 'prizemie' })
    expect(await told()).toEqual([['reservation.changed', 'confirmed', ['internal_note']]])
    await stateOf(id, 'cancelled')
    expect(await told()).toEqual([['reservation.cancelled', 'cancelled', ['state']]])
  })

  test('nights of a unit as they are taken and freed, from the first to the day after the last', async () => {
    await at.add(['availability.changed'])
    await book(at.api, [stay()], onSite)
    const days = { from: '2027-05-10', to: '2027-05-12' }
    expect((await at.send()).map(({ event }) => event.data)).toMatchObject([
      { ids: { unit: at.property.unit }, days },
    ])
    await stateOf(await reservation(), 'cancelled')
    expect((await at.send()).map(({ event }) => event.data.days)).toEqual([days])
  })

  test('prices of a season, and payments', async () => {
    await at.add(['price.changed', 'payment.received'])
    await at.property.addPrice({ valid_from: '2027-07-01', valid_to: '2027-07-31', price: 9900 })
    await book(at.api, [stay()], onSite)
    const payment = { kind: 'payment', method: 'cash', amount: 1000 }
    await at.property.call('POST', `/reservations/${await reservation()}/transaction-logs`, payment)
    expect(
      (await at.send()).map(({ event: { type, data } }) => [type, Object.keys(data.ids).toSorted()]),
    ).toEqual([
      ['price.changed', ['unit']],
      ['payment.received', ['number', 'payment', 'reservation']],
    ])
  })

  test('the guest only where the maker may see guests, as the guest is at the time of sending', async () => {
    await at.add(['reservation.created'], { with_guests: true })
    await book(at.api, [stay()], onSite)
    const [first] = await at.send()
    expect(first?.event.data.guest).toEqual({
      name: 'Jana Nováková',
      email: 'jana@example.com',
      phone: '+421 900 123 456',
    })
    expect(JSON.stringify(await at.log())).not.toContain('Jana')
    const token = await tokenWith(at.api, ['keys.manage'])
    const body = { name: 'x', url: at.url(), kinds: ['reservation.created'], with_guests: true }
    expect((await at.api.call('POST', '/webhooks', { body, token })).status).toBe(403)
    expect(
      (await at.api.call('POST', '/webhooks', { body: { ...body, with_guests: false }, token })).status,
    ).toBe(200)
  })

  test('who may not see guests leads events that name them nowhere else', async () => {
    const { id } = await at.add(['reservation.created'], { with_guests: true })
    const token = await tokenWith(at.api, ['keys.manage'])
    const edit = (body: object) => at.api.call('PUT', `/webhooks/${id}`, { body, token })
    expect((await edit({ url: 'https://elsewhere.example/' })).status).toBe(403)
    expect((await edit({ name: 'Iné meno' })).status).toBe(200)
  })

  test('nothing of what was rolled back, and nothing while no webhook is on', async () => {
    await book(at.api, [stay()], onSite)
    const { id } = await at.add(['reservation.changed', 'reservation.created', 'availability.changed'])
    const path = `/reservations/${await reservation()}/stays?dry_run=true`
    const tried = await at.property.call('POST', path, { stays: [stay(20)] })
    expect(tried.status).toBe(200)
    expect(await at.kinds()).toEqual([])
    await at.property.call('PUT', `/webhooks/${id}`, { active: false })
    await book(at.api, [stay(14)], onSite)
    expect(await at.kinds()).toEqual([])
  })
})

test('only https addresses are taken, and no key of a program makes webhooks', async () => {
  const post = (url: string) =>
    at.property.call('POST', '/webhooks', { name: 'x', url, kinds: ['price.changed'] })
  for (const url of [
    'http://portal.example/',
    'ftp://portal.example/',
    'https://me:pass@portal.example/',
    'x',
  ])
    expect((await post(url)).body).toMatchObject({ code: 'invalid', fields: [{ path: 'url' }] })
  const key = await at.property.call('POST', '/api-keys', { name: 'x', permissions: ['reservations.read'] })
  const token = (key.body as { key: string }).key
  expect((await at.api.call('GET', '/webhooks', { token })).status).toBe(403)
})

test('a test event is sent to an address that is off, and a new secret is valid beside the earlier one for a day', async () => {
  const { id, secret } = await at.add(['price.changed'])
  await at.property.call('PUT', `/webhooks/${id}`, { active: false })
  const renewed = (await at.property.call('POST', `/webhooks/${id}/secret`)).body as { secret: string }
  const tryIt = async () => {
    const { body } = await at.property.call('POST', `/webhooks/${id}/test`)
    const request = at.received.at(-1) ?? never()
    vi.useFakeTimers({ toFake: ['Date'], now: at.api.clock.now() })
    const signed = [secret, renewed.secret].map((one) => isSignedBy(one, request))
    vi.useRealTimers()
    return { body, type: request.event.type, signed }
  }
  const body = { state: 'delivered', status: 204, problem: null }
  expect(await tryIt()).toEqual({ body, type: 'webhook.test', signed: [true, true] })
  at.api.clock.advanceMinutes(25 * 60)
  expect((await tryIt()).signed).toEqual([false, true])
})

function never(): never {
  throw new Error('nothing was received')
}
