import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardFrontDesk, openCardProperty, type CardProperty } from '../../testing/fixtures/card-property.ts'
import { TatrapayplusServer } from '../../testing/servers/tatrapayplus-server.ts'
import { aGuest, aStay, book } from '../../testing/test-property.ts'
import { compareLedgerWithGateways } from '../compare-ledger-with-gateways.ts'
import { recheckRefunds } from '../settle-refund.ts'

let at: CardProperty<TatrapayplusServer>
let frontDesk: ReturnType<typeof cardFrontDesk<TatrapayplusServer>>
beforeAll(async () => {
  at = await openCardProperty(new TatrapayplusServer())
  frontDesk = cardFrontDesk(at)
})
beforeEach(() => {
  Object.assign(at.gateway.trouble, { down: false, faulty: false, lostAnswers: 0, slowUntil: null })
  Object.assign(at.gateway, { namesDuplicates: false, isTooOld: false, forbids: false })
})
afterAll(() => at.close())

const notify = (url: string | null) => frontDesk.notify(at.gateway.paidNotification(url))

describe('payments', () => {
  test('are initiated for cards, in euros, with an end-to-end id and a holder without diacritics', async () => {
    const { payment_url, token } = await frontDesk.byCard()
    const { asked, redirect } = at.gateway.paymentAt(payment_url)
    expect(asked).toMatchObject({
      basePayment: {
        instructedAmount: { currency: 'EUR' },
        endToEnd: expect.stringMatching(/^[\da-f]{35}$/),
      },
      userData: { firstName: 'Jana', email: 'jana@example.com' },
      cardDetail: { cardHolder: expect.stringMatching(/^Jana [A-Za-z]+$/) },
    })
    expect(asked).not.toHaveProperty('bankTransfer')
    expect(redirect).toContain(token)
  })

  test.each([
    ['a name with a hyphen', { first_name: 'Anna-Mária', last_name: 'Nováková-Malá' }],
    ['an apostrophe and a title', { first_name: 'Ing. Sean', last_name: 'O’Brien' }],
    [
      'a long name',
      { first_name: 'Konštantína '.repeat(4).trim(), last_name: 'Hohenzollern-Sigmaringen'.repeat(2) },
    ],
    ['Cyrillic letters', { first_name: 'Оксана', last_name: 'Шевченко' }],
    ['a long e-mail', { email: `${'jana'.repeat(12)}@example.com` }],
  ])('are begun for a guest with %s', async (_what, differing) => {
    const stay = aStay(await at.property.addUnit(), '2027-05-01', '2027-05-03')
    const more = { guest: { ...aGuest, ...differing } }
    const { payment_url } = await book(at.api, [stay], { payment_method: 'card', more })
    expect(payment_url).toMatch(/^https:/)
  })

  test.each([
    ['::ffff:192.0.2.45', '192.0.2.45'],
    ['2001:db8::7', '127.0.0.1'],
  ])('of a guest at %s have an address of the fourth version', async (from, address) => {
    const { token } = await frontDesk.byCard()
    at.gateway.expireAt([...at.gateway.payments.values()].at(-1)?.url ?? null)
    const body = { payment_method: 'card' }
    const again = await at.api.call('POST', `/reservation-details/${token}/payments`, { body, from })
    const { payment_url } = again.body as { payment_url: string }
    expect(at.gateway.paymentAt(payment_url).address).toBe(address)
  })

  test('have the network address of the guest who pays', async () => {
    const { token } = await frontDesk.byCard()
    at.gateway.expireAt([...at.gateway.payments.values()].at(-1)?.url ?? null)
    const { body } = await at.api.call('POST', `/reservation-details/${token}/payments`, {
      body: { payment_method: 'card' },
      from: '192.0.2.44',
    })
    const { payment_url } = body as { payment_url: string }
    expect(at.gateway.paymentAt(payment_url).address).toBe('192.0.2.44')
  })

  test.each([
    ['PAY_METHOD_SELECTED', null],
    ['AUTH_DONE', 'AUTH_REQUIRED'],
    ['AUTH_DONE', 'PA'],
  ] as const)('%s with %s is no payment yet', async (authorizationStatus, status) => {
    const { token, payment_url } = await frontDesk.byCard()
    const card = status && { status, currency: 'EUR', amount: 1 }
    Object.assign(at.gateway.paymentAt(payment_url), { authorizationStatus, status: card })
    await notify(payment_url)
    expect(await frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'open' })
  })

  test.each([
    ['AUTH_FAILED', null],
    ['AUTH_DONE', 'FAIL'],
    ['AUTH_DONE', 'AUTH_CANCELED'],
  ] as const)('after %s with %s the guest can pay on another page', async (authorizationStatus, status) => {
    const { token, payment_url } = await frontDesk.byCard()
    const card = status && { status, currency: 'EUR', amount: 1 }
    Object.assign(at.gateway.paymentAt(payment_url), { authorizationStatus, status: card })
    await notify(payment_url)
    expect(await frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'failed' })
    expect((await frontDesk.payAgain(token)).status).toBe(200)
  })

  test('a fault inside the gateway or an ended token delays a payment and decides nothing', async () => {
    const { token, payment_url } = await frontDesk.byCard()
    at.gateway.payAt(payment_url)
    at.gateway.trouble.faulty = true
    expect((await notify(payment_url)).status).toBe(500)
    expect(await frontDesk.detail(token)).toMatchObject({ paid: 0, online_payment: 'open' })
    at.gateway.trouble.faulty = false
    at.gateway.tokens++
    expect(await frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })
})

describe('refunds', () => {
  const recheck = () => {
    at.api.clock.advanceMinutes(2)
    return recheckRefunds(at.api.api.db, at.services)
  }
  const statesOf = async (id: string) => (await frontDesk.overview(id)).refunds.map(({ state }) => state)
  const refunded = (url: string | null) => at.gateway.refundedOf(at.gateway.paymentAt(url))

  test('in part and of the rest are in the ledger and agree with the gateway', async () => {
    const { id, number, transaction, amount, payment_url } = await frontDesk.refundable()
    expect((await frontDesk.refund(id, transaction, 1001)).body).toMatchObject({ state: 'done' })
    expect((await frontDesk.refund(id, transaction, amount - 1001)).body).toMatchObject({ state: 'done' })
    expect(refunded(payment_url)).toBe(amount)
    await compareLedgerWithGateways(at.api.api.db, at.services)
    expect(await frontDesk.attentionOf(number)).toBeNull()
  })

  test('refused by the gateway are shown with its reason, and release the amount', async () => {
    const { id, transaction, amount } = await frontDesk.refundable()
    at.gateway.isTooOld = true
    expect((await frontDesk.refund(id, transaction, amount)).body).toMatchObject({
      state: 'failed',
      failure: 'CB_TOO_OLD',
    })
    expect((await frontDesk.overview(id)).refundable).toMatchObject([{ transaction, amount }])
  })

  test('of an operation that the gateway does not allow are refused, whatever the status', async () => {
    const { id, transaction, amount } = await frontDesk.refundable()
    at.gateway.forbids = true
    expect((await frontDesk.refund(id, transaction, amount)).body).toMatchObject({
      state: 'failed',
      failure: 'NOT_ALLOWED_OPER',
    })
  })

  test.each([false, true])(
    'without an answer are repeated and paid once (duplicates named: %s)',
    async (named) => {
      const { id, transaction, amount, payment_url } = await frontDesk.refundable()
      at.gateway.namesDuplicates = named
      at.gateway.trouble.lostAnswers = 1
      await frontDesk.refund(id, transaction, amount)
      expect(await statesOf(id)).toEqual(['requested'])
      await Promise.all([recheck(), recheck()])
      expect([await statesOf(id), refunded(payment_url)]).toEqual([['done'], amount])
    },
  )

  test('made in the bank’s administration are flagged by the comparison', async () => {
    const { number, payment_url } = await frontDesk.paid()
    const { status } = at.gateway.paymentAt(payment_url)
    Object.assign(status ?? {}, { status: 'CB', chargeBack: { amount: 12.34 } })
    await compareLedgerWithGateways(at.api.api.db, at.services)
    expect(await frontDesk.attentionOf(number)).toMatch(/^Brána vrátila 12,34\s€, zapísaných je 0,00\s€\.$/)
  })
})
