import type { GatewayState } from '@dvor/contract/installation/gateway-keys.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ComgateServer } from '../../testing/servers/comgate-server.ts'
import { GopayServer } from '../../testing/servers/gopay-server.ts'
import { StripeServer } from '../../testing/servers/stripe-server.ts'
import { TatrapayplusServer } from '../../testing/servers/tatrapayplus-server.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../../testing/test-property.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
const stripe = new StripeServer()
const comgate = new ComgateServer()
const gopay = new GopayServer()
const tatrapayplus = new TatrapayplusServer()
const keys = { secret_key: 'sk_test_only', webhook_secret: 'whsec_only_for_tests' }
const comgateKeys = { merchant: '123456', secret: 'x4q8OLB00yQVnPzKWqlr', mode: 'live' }
const gopayKeys = { go_id: '8123456789', client_id: '1061399163', client_secret: 'stDTmVXF' }
const tatraKeys = { client_id: 'l7a1b2c3d4e5f6', client_secret: '0f1e2d3c4b5a' }

beforeAll(async () => {
  const apis = {
    stripe: (await stripe.start()).origin,
    comgate: (await comgate.start()).origin,
    gopay: (await gopay.start()).origin,
    tatrapayplus: (await tatrapayplus.start()).origin,
  }
  ;({ api, property } = await startTestProperty({ gatewayApis: apis }))
})
afterAll(async () => {
  await api.close()
  await stripe.stop()
  await comgate.stop()
  await gopay.stop()
  await tatrapayplus.stop()
})

const settingsRow = async () => (await api.api.db.$client.query('select * from global_settings')).rows

describe('card keys of the settings', () => {
  const methods = async () => (await api.call('GET', '/payment-methods?arrival=2027-06-04')).body

  test('make cards available at once, are checked with the gateway and never shown', async () => {
    expect(await methods()).not.toContain('card')
    const { status, body } = await property.call('PUT', '/gateway-keys/stripe', { keys })
    expect([status, body]).toEqual([
      200,
      expect.arrayContaining([expect.objectContaining({ gateway: 'stripe', source: 'settings' })]),
    ])
    expect(await methods()).toContain('card')
    expect((await property.call('POST', '/gateway-keys/stripe/check')).body).toEqual({
      accepted: true,
      trial: true,
      methods: null,
      reason: null,
    })
    const stored = [body, await settingsRow(), (await property.call('GET', '/gateway-keys')).body]
    expect(JSON.stringify(stored)).not.toMatch(/sk_test_only|whsec_only/)
    const stay = aStay(await property.addUnit(), '2027-06-10', '2027-06-12')
    const { payment_url } = await book(api, [stay], { payment_method: 'card' })
    expect(stripe.sessionAt(payment_url).currency).toBe('eur')
  })

  test('refused by the gateway are reported; those of another kind are not stored', async () => {
    const other = { keys: { ...keys, secret_key: 'sk_test_other' } }
    await property.call('PUT', '/gateway-keys/stripe', other)
    expect((await property.call('POST', '/gateway-keys/stripe/check')).body).toMatchObject({
      accepted: false,
      reason: 'refused',
    })
    const wrong = { keys: { secret_key: 'pk_live_public', webhook_secret: keys.webhook_secret } }
    expect(await property.call('PUT', '/gateway-keys/stripe', wrong)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'keys.secret_key', code: 'invalid_format' }] },
    })
    // The payment of the test before is not decided: its money could not be booked any more.
    expect(await property.call('DELETE', '/gateway-keys/stripe')).toMatchObject({
      status: 409,
      body: { code: 'in_use', details: { payment_attempts: 1 } },
    })
    expect((await property.call('DELETE', '/gateway-keys/stripe?open_payments=leave')).status).toBe(200)
    expect(await methods()).not.toContain('card')
    expect((await property.call('POST', '/gateway-keys/stripe/check')).status).toBe(404)
  })

  test('of Comgate are typed and chosen, checked with the gateway and never shown', async () => {
    expect((await property.call('PUT', '/gateway-keys/comgate', { keys: comgateKeys })).status).toBe(200)
    expect((await property.call('POST', '/gateway-keys/comgate/check')).body).toEqual({
      accepted: true,
      trial: false,
      methods: ['card'],
      reason: null,
    })
    const shown = [await settingsRow(), (await property.call('GET', '/gateway-keys')).body]
    expect(JSON.stringify(shown)).not.toContain(comgateKeys.secret)
    const other = { keys: { ...comgateKeys, secret: 'ine-heslo-obchodu' } }
    await property.call('PUT', '/gateway-keys/comgate', other)
    expect((await property.call('POST', '/gateway-keys/comgate/check')).body).toMatchObject({
      accepted: false,
      reason: 'refused',
    })
    const wrong = { keys: { ...comgateKeys, mode: 'naostro' } }
    expect(await property.call('PUT', '/gateway-keys/comgate', wrong)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'keys.mode', code: 'invalid_format' }] },
    })
  })
})

describe.each([
  ['GoPay', gopay, { ...gopayKeys, mode: 'test' }, ['card', 'bank']],
  ['TatraPay+', tatrapayplus, { ...tatraKeys, mode: 'test' }, ['card', 'bank', 'later']],
] as const)('keys of %s', (_name, gateway, right, methods) => {
  const path = `/gateway-keys/${gateway.provider}`
  const check = async (keys: Record<string, string>) => {
    await property.call('PUT', path, { keys })
    return (await property.call('POST', `${path}/check`)).body
  }
  afterAll(() => property.call('DELETE', `${path}?open_payments=leave`))

  test('are checked all together with the gateway and never shown', async () => {
    expect(await check(right)).toEqual({ accepted: true, trial: true, methods, reason: null })
    const shown = [await settingsRow(), (await property.call('GET', '/gateway-keys')).body]
    expect(JSON.stringify(shown)).not.toContain(right.client_secret)
  })

  test.each(Object.keys(right).filter((name) => name !== 'mode'))(
    'are refused with a wrong %s',
    async (name) => {
      expect(await check({ ...right, [name]: '8999999999' })).toMatchObject({ reason: 'refused' })
    },
  )

  test('cannot be checked while the gateway is down or has a fault', async () => {
    for (const trouble of [{ down: true }, { faulty: true }]) {
      Object.assign(gateway.trouble, { down: false, faulty: false, ...trouble })
      expect(await check(right)).toMatchObject({ accepted: false, reason: 'unreachable' })
    }
    Object.assign(gateway.trouble, { down: false, faulty: false })
  })
})

describe.each([
  [stripe, keys, { ...keys, secret_key: 'sk_live_only' }],
  [comgate, { ...comgateKeys, mode: 'test' }, comgateKeys],
  [gopay, { ...gopayKeys, mode: 'test' }, { ...gopayKeys, mode: 'live' }],
  [tatrapayplus, { ...tatraKeys, mode: 'test' }, { ...tatraKeys, mode: 'live' }],
] as const)('a trial payment at $provider', (gateway, trial, live) => {
  const path = `/gateway-keys/${gateway.provider}`
  afterAll(() => property.call('DELETE', `${path}?open_payments=leave`))

  test('counts as failed once real ones are taken, and its page is continued no more', async () => {
    await property.call('DELETE', '/gateway-keys/comgate?open_payments=leave')
    await property.call('PUT', path, { keys: trial })
    const stay = aStay(await property.addUnit(), '2027-06-10', '2027-06-12')
    const { token, payment_url } = await book(api, [stay], { payment_method: 'card' })
    await property.call('PUT', path, { keys: live })
    const again = await api.call('POST', `/reservation-details/${token}/payments`, {
      body: { payment_method: 'card' },
    })
    expect(again.status).toBe(200)
    expect((again.body as { payment_url: string }).payment_url).not.toBe(payment_url)
    gateway.payAt(payment_url)
    const { body, headers, query, method = 'POST' } = gateway.paidNotification(payment_url, api.clock.now())
    const address = `/payments/${gateway.provider}/notifications?${query ?? ''}`
    await api.call(method, address, method === 'POST' ? { body, headers } : {})
    expect((await api.call('GET', `/reservation-details/${token}`)).body).toMatchObject({ paid: 0 })
  })
})

describe('of several gateways with keys', () => {
  const taking = async (of = property) =>
    ((await of.call('GET', '/gateway-keys')).body as GatewayState[])
      .flatMap(({ gateway, methods }) => methods.map((one) => ({ gateway, ...one })))
      .filter(({ method, is_used }) => method === 'card' && is_used)
      .map(({ gateway, chosen_by }) => [gateway, chosen_by])
  const choose = (gateway: string, of = property) => of.call('PUT', '/method-gateways/card', { gateway })
  const bookByCard = async () =>
    book(api, [aStay(await property.addUnit(), '2027-06-10', '2027-06-12')], { payment_method: 'card' })

  test('the chosen one takes new payments, and a begun one stays with its own', async () => {
    await property.call('PUT', '/gateway-keys/stripe', { keys })
    await property.call('PUT', '/gateway-keys/comgate', { keys: comgateKeys })
    expect(await taking()).toEqual([['stripe', 'none']])
    const begun = await bookByCard()
    expect((await choose('comgate')).status).toBe(200)
    expect(await taking()).toEqual([['comgate', 'settings']])
    const { payment_url } = await bookByCard()
    expect(comgate.asked(payment_url).isOpen).toBe(true)
    stripe.payAt(begun.payment_url)
    const { body } = await api.call('GET', `/reservation-details/${begun.token}`)
    expect(body).toMatchObject({ state: 'confirmed' })
  })

  test('one without keys cannot be chosen, and without the keys of the chosen one the other serves', async () => {
    await property.call('DELETE', '/gateway-keys/comgate?open_payments=leave')
    expect(await taking()).toEqual([['stripe', 'none']])
    expect((await choose('comgate')).status).toBe(404)
  })

  test('the choice of the environment takes precedence and is read-only', async () => {
    const { api: own, property: other } = await startTestProperty({
      gatewayKeys: { stripe: keys, comgate: comgateKeys },
      methodGateways: { card: 'comgate' },
    })
    expect(await taking(other)).toEqual([['comgate', 'environment']])
    expect((await choose('stripe', other)).status).toBe(409)
    await own.close()
  })

  test('the choice requires the password after ten minutes', async () => {
    api.clock.advanceMinutes(11)
    expect(await choose('stripe')).toMatchObject({ status: 403, body: { code: 'proof_needed' } })
  })
})
