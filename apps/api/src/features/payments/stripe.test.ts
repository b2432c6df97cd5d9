import type { PaymentOverview, Refund } from '@dvor/contract/payments.ts'
import type { ReservationDetail } from '@dvor/contract/reservation-details.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aStay, book, buildHouse, hold, order, type House } from '../../testing/a-house.ts'
import { StripeServer } from '../../testing/stripe-server.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { checkBooks } from './check-books.ts'
import { recheckOpenPayments } from './settle-payment.ts'
import { recheckRefunds } from './settle-refund.ts'
import type { PaymentServices } from './services.ts'

const gateway = new StripeServer()
let api: TestApi
let house: House
let unit: string
let services: PaymentServices
beforeAll(async () => {
  const stripe = await gateway.start()
  api = await startTestApi({ stripe })
  house = await buildHouse(api)
  services = {
    clock: api.clock,
    publicUrl: 'http://127.0.0.1:3000',
    appSecret: '',
    sandboxAllowed: true,
    stripe,
    log: api.app.log,
  }
})
beforeEach(async () => {
  Object.assign(gateway.trouble, { down: false, lostAnswers: 0, slowRefunds: false, refusal: null })
  unit = await house.addUnit()
})
afterAll(async () => {
  await api.close()
  await gateway.stop()
})

const stay = () => [aStay(unit, '2027-05-01', '2027-05-03')]
const byCard = () => book(api, stay(), { payment_method: 'card' })
const detail = async (token: string) =>
  (await api.call('GET', `/reservation-details/${token}`)).body as ReservationDetail
const idOf = async (number: string) =>
  ((await house.call('GET', `/reservations?number=${number}`)).body as { id: string }[])[0]?.id ?? ''
const overview = async (id: string) =>
  (await house.call('GET', `/reservations/${id}/payments`)).body as PaymentOverview
const notify = (notice: { body: Buffer; headers: Record<string, string> }) =>
  api.call('POST', '/payments/stripe/notifications', notice)
const completed = (session: unknown) => gateway.notice('checkout.session.completed', session, api.clock.now())
const attentionOf = async (number: string) =>
  ((await house.call('GET', `/reservations?number=${number}`)).body as { attention: string | null }[])[0]
    ?.attention

/** Ordered and paid by card; the session at the gateway and the reservation's id. */
async function paid() {
  const { token, number, payment_url } = await byCard()
  const session = gateway.sessionAt(payment_url)
  gateway.pay(session)
  await notify(completed(session))
  return { token, number, session, id: await idOf(number) }
}

describe('paying by card', () => {
  test('the hosted page asks for the deposit in euros, in the language of the guest', async () => {
    const { token, payment_url } = await byCard()
    const session = gateway.sessionAt(payment_url)
    const { price } = await detail(token)
    expect(session).toMatchObject({ amount_total: price.deposit_due, currency: 'eur', locale: 'sk' })
  })

  test('a signed notification makes us read the payment back, and confirms', async () => {
    const { token, id } = await paid()
    const seen = await detail(token)
    expect(seen).toMatchObject({ state: 'confirmed', paid: seen.price.deposit_due })
    const { balance } = await overview(id)
    expect(balance).toEqual({ amount: seen.due, due_on: '2027-04-17' })
    expect(seen.balance).toEqual(balance)
  })

  test.each([
    ['another secret', 'whsec_other', 0],
    ['an old signature', undefined, -10],
  ])('%s is refused', async (_what, secret, minutes) => {
    const { token, payment_url } = await byCard()
    const at = new Date(api.clock.now().getTime() + minutes * 60_000)
    const forged = gateway.notice('checkout.session.completed', gateway.sessionAt(payment_url), at, secret)
    expect(await notify(forged)).toMatchObject({ status: 400, body: { code: 'payment_invalid' } })
    expect(await detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
  })

  test('a changed byte, or no signature at all, is refused', async () => {
    const { payment_url } = await byCard()
    const notice = completed(gateway.sessionAt(payment_url))
    const changed = { ...notice, body: Buffer.from(notice.body.toString().replace('event', 'Event')) }
    const bare = { body: notice.body, headers: { 'content-type': 'application/json' } }
    for (const forged of [changed, bare])
      expect(await notify(forged)).toMatchObject({ status: 400, body: { code: 'payment_invalid' } })
  })

  test('what a signed notification claims counts for nothing: the gateway says unpaid', async () => {
    const { token, payment_url } = await byCard()
    const claims = { ...gateway.sessionAt(payment_url), payment_status: 'paid', status: 'complete' }
    expect((await notify(completed(claims))).status).toBe(200)
    expect(await detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
  })

  test('what is not ours, or needs nothing, is heard and left', async () => {
    const foreign = { id: 'cs_x', client_reference_id: 'another shop' }
    for (const notice of [
      completed(foreign),
      gateway.notice('customer.created', {}, api.clock.now()),
      gateway.notice('refund.updated', { metadata: { reference: 'not an id' } }, api.clock.now()),
    ])
      expect((await notify(notice)).status).toBe(200)
  })

  test('a lost notification is found by the job', async () => {
    const { token, payment_url } = await byCard()
    gateway.pay(gateway.sessionAt(payment_url))
    await recheckOpenPayments(api.api.db, services)
    expect(await detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('another amount is booked as it came, and shown to the owner', async () => {
    const { token, number, payment_url } = await byCard()
    const session = gateway.sessionAt(payment_url)
    gateway.pay(session, { amount_total: 100 })
    await notify(completed(session))
    expect(await detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 100 })
    expect(await attentionOf(number)).toBe('Brána prijala inú sumu, než sme žiadali.')
  })

  test('another currency is not booked, but shown to the owner', async () => {
    const { token, number, payment_url } = await byCard()
    const session = gateway.sessionAt(payment_url)
    gateway.pay(session, { currency: 'huf' })
    await notify(completed(session))
    expect(await detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
    expect(await attentionOf(number)).toBe('Platba v inej mene: HUF')
  })

  test('a session that ended leads to a new one', async () => {
    const { token, payment_url } = await byCard()
    gateway.sessionAt(payment_url).status = 'expired'
    const again = await api.call('POST', `/reservation-details/${token}/payments`, {
      body: { payment_method: 'card' },
    })
    const { payment_url: second } = again.body as { payment_url: string }
    expect(second).not.toBe(payment_url)
    gateway.pay(gateway.sessionAt(second))
    expect(await detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('going on leads to the same session, and a lost answer makes no second one', async () => {
    const before = gateway.sessions.size
    gateway.trouble.lostAnswers = 1
    const { token, payment_url } = await byCard()
    const again = await api.call('POST', `/reservation-details/${token}/payments`, {
      body: { payment_method: 'card' },
    })
    expect(again.body).toMatchObject({ payment_url })
    expect(gateway.sessions.size).toBe(before + 1)
  })

  test('with the gateway down the order stands, and its page still opens', async () => {
    gateway.trouble.down = true
    const answer = await order(api, await hold(api, stay()), { payment_method: 'card' })
    expect(answer).toMatchObject({ status: 200, body: { state: 'awaiting_payment', payment_url: null } })
    const { token } = answer.body as { token: string }
    const tried = await api.call('POST', `/reservation-details/${token}/payments`, {
      body: { payment_method: 'card' },
    })
    expect(tried).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await detail(token)).toMatchObject({ state: 'awaiting_payment' })
  })
})

describe('giving back by card', () => {
  const refund = (id: string, transaction: string, amount: number) =>
    house.call('POST', `/reservations/${id}/refunds`, { transaction, amount })

  async function refundable() {
    const { id, session, token, number } = await paid()
    const [payment] = (await overview(id)).refundable
    if (!payment) throw new Error('nothing can be given back')
    return { id, session, token, number, ...payment }
  }

  test('in parts, never more than was paid, each in the ledger', async () => {
    const { id, transaction, amount, session } = await refundable()
    expect(await refund(id, transaction, amount + 1)).toMatchObject({
      status: 409,
      body: { code: 'refund_exceeds', details: { most: amount } },
    })
    expect((await refund(id, transaction, 1000)).body).toMatchObject({ state: 'done', amount: 1000 })
    expect((await refund(id, transaction, amount - 1000)).body).toMatchObject({ state: 'done' })
    expect((await refund(id, transaction, 1)).status).toBe(409)
    expect(gateway.refundedOf(session.payment_intent ?? '')).toBe(amount)
    const seen = (await house.call('GET', `/reservations/${id}`)).body
    expect(seen).toMatchObject({ paid: 0, payment_status: 'refunded' })
  })

  test('a lost answer and asking again give back once', async () => {
    const { id, transaction, session } = await refundable()
    gateway.trouble.down = true
    expect((await refund(id, transaction, 500)).body).toMatchObject({ state: 'requested' })
    Object.assign(gateway.trouble, { down: false, lostAnswers: 1 })
    api.clock.advanceMinutes(2)
    await Promise.all([1, 2, 3].map(() => recheckRefunds(api.api.db, services)))
    await recheckRefunds(api.api.db, services)
    expect(gateway.refundedOf(session.payment_intent ?? '')).toBe(500)
    expect((await overview(id)).refunds).toMatchObject([{ state: 'done', amount: 500 }])
  })

  test('what the gateway refuses is visible, with its words, and frees the sum', async () => {
    const { id, number, transaction, amount } = await refundable()
    gateway.trouble.refusal = 'Insufficient funds in your balance'
    expect((await refund(id, transaction, amount)).body).toMatchObject({
      state: 'failed',
      failure: 'Insufficient funds in your balance',
    })
    expect(await attentionOf(number)).toBe('Brána nevrátila peniaze, treba ich poslať inak.')
    expect(await overview(id)).toMatchObject({ refundable: [{ transaction, amount }] })
    expect((await house.call('GET', `/reservations/${id}`)).body).toMatchObject({ paid: amount })
  })

  test('a slow one shows at once and is booked when it is done; until then the sum is taken', async () => {
    const { id, transaction, amount } = await refundable()
    gateway.trouble.slowRefunds = true
    const begun = (await refund(id, transaction, amount)).body as Refund
    expect(begun.state).toBe('pending')
    expect((await overview(id)).refundable).toEqual([])
    const cash = { kind: 'refund', method: 'cash', amount: 1 }
    expect((await house.call('POST', `/reservations/${id}/transaction-logs`, cash)).status).toBe(409)
    const [own] = [...gateway.refunds.values()].slice(-1)
    if (own) own.status = 'succeeded'
    await notify(gateway.notice('refund.updated', own, api.clock.now()))
    expect((await house.call('GET', `/reservations/${id}`)).body).toMatchObject({ paid: 0 })
  })

  test('one that the bank sends back days later is reversed, and shown', async () => {
    const { id, number, transaction, amount } = await refundable()
    await refund(id, transaction, amount)
    const [own] = [...gateway.refunds.values()].slice(-1)
    if (own) Object.assign(own, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
    await notify(gateway.notice('refund.failed', own, api.clock.now()))
    const seen = (await house.call('GET', `/reservations/${id}`)).body
    expect(seen).toMatchObject({ paid: amount, payment_status: 'deposit_paid' })
    expect(await attentionOf(number)).toBe('Brána nevrátila peniaze, treba ich poslať inak.')
    expect((await overview(id)).refunds).toMatchObject([
      { state: 'failed', failure: 'expired_or_canceled_card' },
    ])
  })

  test('a reversal that would leave less than nothing is refused', async () => {
    const { id, transaction } = await refundable()
    await refund(id, transaction, 1000)
    const body = { kind: 'reversal', method: 'card', amount: 1, reverses: transaction }
    expect(await house.call('POST', `/reservations/${id}/transaction-logs`, body)).toMatchObject({
      status: 409,
      body: { code: 'refund_exceeds' },
    })
  })
})

describe('comparing the books', () => {
  test('without a difference nobody is bothered', async () => {
    const { number } = await paid()
    await checkBooks(api.api.db, services)
    expect(await attentionOf(number)).toBeNull()
  })

  test('a refund made at the gateway itself is shown, once', async () => {
    const { number, id, session } = await paid()
    const own = { id: 're_own', object: 'refund' as const, payment_intent: session.payment_intent ?? '' }
    gateway.refunds.set('re_own', { ...own, amount: 700, status: 'succeeded', metadata: {} })
    await checkBooks(api.api.db, services)
    await checkBooks(api.api.db, services)
    expect(await attentionOf(number)).toMatch(/^Brána vrátila 7,00\u00a0€, zapísaných je 0,00\u00a0€\.$/)
    const history = (await house.call('GET', `/reservations/${id}/history`)).body as { action: string }[]
    expect(history.filter(({ action }) => action === 'attention')).toHaveLength(1)
  })

  test('a payment that nobody told of is booked', async () => {
    const { token, payment_url } = await byCard()
    gateway.pay(gateway.sessionAt(payment_url))
    await checkBooks(api.api.db, services)
    expect(await detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('a payment that the gateway does not have is shown', async () => {
    const { number, session } = await paid()
    gateway.sessions.delete(session.id)
    await checkBooks(api.api.db, services)
    expect(await attentionOf(number)).toBe('V bráne nie je platba, ktorú máme zapísanú.')
  })
})
