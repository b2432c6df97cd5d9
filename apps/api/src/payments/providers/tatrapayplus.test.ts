import { beforeEach, describe, expect, test } from 'vitest'
import { arrangeCardDesk } from '../../testing/gateways/arrange-card-desk.ts'
import { TatrapayplusServer } from '../../testing/servers/tatrapayplus-server.ts'
import { aGuest, aStay, book } from '../../testing/test-property.ts'
import { compareLedgerWithGateways } from '../compare-ledger-with-gateways.ts'
import { stateOf } from './tatrapayplus-status.ts'

const desk = arrangeCardDesk(() => new TatrapayplusServer())
beforeEach(() => void Object.assign(desk.at.gateway, { namesDuplicates: false, forbids: false }))

describe('payments', () => {
  test('are initiated for cards, in euros, with an end-to-end id and a holder without diacritics', async () => {
    const { payment_url, token } = await desk.frontDesk.byCard()
    const { asked, redirect } = desk.at.gateway.paymentAt(payment_url)
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
    const stay = aStay(await desk.at.property.addUnit(), '2027-05-01', '2027-05-03')
    const more = { guest: { ...aGuest, ...differing } }
    const { payment_url } = await book(desk.at.api, [stay], { payment_method: 'card', more })
    expect(payment_url).toMatch(/^https:/)
  })

  test.each([
    ['::ffff:192.0.2.45', '192.0.2.45'],
    ['2001:db8::7', '127.0.0.1'],
  ])('of a guest at %s have an address of the fourth version', async (from, address) => {
    const { token } = await desk.frontDesk.byCard()
    desk.at.gateway.expireAt([...desk.at.gateway.payments.values()].at(-1)?.url ?? null)
    const body = { payment_method: 'card' }
    const again = await desk.at.api.call('POST', `/reservation-details/${token}/payments`, { body, from })
    const { payment_url } = again.body as { payment_url: string }
    expect(desk.at.gateway.paymentAt(payment_url).address).toBe(address)
  })
})

describe('refunds', () => {
  const statesOf = async (id: string) => (await desk.frontDesk.overview(id)).refunds.map(({ state }) => state)
  const refunded = (url: string | null) => desk.at.gateway.refundedOf(desk.at.gateway.paymentAt(url))

  test('of an operation that the gateway does not allow are refused, whatever the status', async () => {
    const { id, transaction, amount } = await desk.frontDesk.refundable()
    desk.at.gateway.forbids = true
    expect((await desk.frontDesk.refund(id, transaction, amount)).body).toMatchObject({
      state: 'failed',
      failure: 'NOT_ALLOWED_OPER',
    })
  })

  test.each([false, true])(
    'without an answer are repeated and paid once (duplicates named: %s)',
    async (named) => {
      const { id, transaction, amount, payment_url } = await desk.frontDesk.refundable()
      desk.at.gateway.namesDuplicates = named
      desk.at.gateway.trouble.lostAnswers = 1
      await desk.frontDesk.refund(id, transaction, amount)
      expect(await statesOf(id)).toEqual(['requested'])
      await Promise.all([desk.recheckRefunds(), desk.recheckRefunds()])
      expect([await statesOf(id), refunded(payment_url)]).toEqual([['done'], amount])
    },
  )

  test('made in the bank’s administration are taken back by the comparison, with an alert', async () => {
    const { number, payment_url, token } = await desk.frontDesk.paid()
    const { paid } = await desk.frontDesk.detail(token)
    const { status } = desk.at.gateway.paymentAt(payment_url)
    Object.assign(status ?? {}, { status: 'CB', chargeBack: { amount: 12.34 } })
    await compareLedgerWithGateways(desk.at.api.api.db, desk.at.services)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ paid: paid - 1234 })
    expect(await desk.frontDesk.attentionOf(number)).toMatch(/^Platba 12,34\s€ sa vrátila hosťovi/)
    await compareLedgerWithGateways(desk.at.api.api.db, desk.at.services)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ paid: paid - 1234 })
  })
})

test.each([
  ['QR_PAY', 'ACSC', 'open'],
  ['QR_PAY', 'ACCC', 'paid'],
  ['BANK_TRANSFER', 'ACSC', 'paid'],
  ['BANK_TRANSFER', 'ACCC', 'paid'],
  ['QR_PAY', 'RJCT', 'failed'],
])('a payment by %s with the status %s is %s', (selectedPaymentMethod, status, state) => {
  const answer = { selectedPaymentMethod, authorizationStatus: 'AUTH_DONE', status } as const
  expect(stateOf(answer, 5850)).toMatchObject({ state, amount: 5850 })
})
