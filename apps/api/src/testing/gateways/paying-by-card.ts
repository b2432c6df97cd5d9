import { describe, expect, test } from 'vitest'
import { compareLedgerWithGateways } from '../../payments/compare-ledger-with-gateways.ts'
import type { TestGateway } from '../servers/test-gateway.ts'
import { aStay, hold, order } from '../test-property.ts'
import { arrangeCardDesk, type CardDesk } from './arrange-card-desk.ts'

/** Tests of what a guest and an owner meet with payments by card, the same at each gateway. */
export function testPayingByCard(name: string, gatewayOf: () => TestGateway): void {
  describe(`paying by card at ${name}`, () => {
    const desk = arrangeCardDesk(gatewayOf)
    testNotifications(desk)
    testLateAndOtherSums(desk)
    testHostedPages(desk)
    testUnpayable(desk)
    testComparison(desk)
  })
}

/** Tests of notifications, true and forged ones. */
function testNotifications(desk: CardDesk): void {
  test('a notification causes the payment to be read back, and confirms; doubled it books once', async () => {
    const { token, id, payment_url } = await desk.frontDesk.paid()
    for (let again = 0; again < 3; again++) expect((await desk.notifyPaid(payment_url)).status).toBe(200)
    const seen = await desk.frontDesk.detail(token)
    expect(seen).toMatchObject({ state: 'confirmed', paid: seen.price.deposit_due })
    expect(seen.payments).toHaveLength(1)
    const { balance } = await desk.frontDesk.overview(id)
    expect(balance).toEqual({ amount: seen.due, due_on: '2027-04-17' })
  })

  test('forged notifications are refused, even where the payment was made', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    for (const forged of desk.at.gateway.forgedNotifications(payment_url, desk.at.api.clock.now()))
      expect(await desk.frontDesk.notify(forged)).toMatchObject({
        status: 400,
        body: { code: 'payment_invalid' },
      })
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
  })

  test('the claims of a genuine notification are ignored: the gateway reports unpaid', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    expect((await desk.notifyPaid(payment_url)).status).toBe(200)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
  })

  test('notifications of other payments are acknowledged and ignored', async () => {
    expect(
      (await desk.frontDesk.notify(desk.at.gateway.foreignNotification(desk.at.api.clock.now()))).status,
    ).toBe(200)
  })

  test('the job finds a payment whose notification was lost', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    desk.at.gateway.payAt(payment_url)
    await desk.recheckPayments()
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })
}

/** Payments after the deadline, of another amount and in another currency. */
function testLateAndOtherSums(desk: CardDesk): void {
  test('a payment after the deadline confirms while the nights are free', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    desk.at.api.clock.advanceMinutes(31)
    desk.at.gateway.payAt(payment_url)
    await desk.notifyPaid(payment_url)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('one cent less is booked as paid, confirms nothing and is flagged for the owner', async () => {
    const { token, number, payment_url } = await desk.frontDesk.byCard()
    const less = desk.at.gateway.asked(payment_url).amount - 1
    desk.at.gateway.payAt(payment_url, { amount: less })
    await desk.notifyPaid(payment_url)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment', paid: less })
    expect(await desk.frontDesk.attentionOf(number)).toBe('Brána prijala inú sumu, než sme žiadali.')
  })

  test('another currency is not booked, but flagged for the owner', async () => {
    const { token, number, payment_url } = await desk.frontDesk.byCard()
    desk.at.gateway.payAt(payment_url, { currency: 'HUF' })
    await desk.notifyPaid(payment_url)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
    expect(await desk.frontDesk.attentionOf(number)).toBe('Platba v inej mene: HUF')
  })
}

/** The pages where the guest pays, one after another. */
function testHostedPages(desk: CardDesk): void {
  test('the hosted page shows the deposit in euros, in the language of the guest', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    const { price } = await desk.frontDesk.detail(token)
    const wanted = { amount: price.deposit_due, currency: 'EUR', language: 'sk', isOpen: true }
    expect(desk.at.gateway.asked(payment_url)).toEqual(wanted)
  })

  test('a payment that has ended is replaced by a new one', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    desk.at.gateway.expireAt(payment_url)
    const { payment_url: second } = (await desk.frontDesk.payAgain(token)).body as { payment_url: string }
    expect(second).not.toBe(payment_url)
    desk.at.gateway.payAt(second)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('a payment that the gateway does not have, as after a change of the account, is begun anew', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    desk.at.gateway.forget(payment_url)
    const { payment_url: second } = (await desk.frontDesk.payAgain(token)).body as { payment_url: string }
    expect(second).not.toBe(payment_url)
    expect((await desk.frontDesk.payAgain(token)).body).toMatchObject({ payment_url: second })
    desk.at.gateway.payAt(second)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('a payment that had failed and was made after all counts when the guest returns', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    desk.at.gateway.expireAt(payment_url)
    await desk.recheckPayments()
    expect(await desk.frontDesk.detail(token)).toMatchObject({ online_payment: 'failed' })
    desk.at.gateway.payAt(payment_url)
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'confirmed', online_payment: 'paid' })
  })

  test('continuing leads to the same page', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    const before = desk.at.gateway.count()
    expect((await desk.frontDesk.payAgain(token)).body).toMatchObject({ payment_url })
    expect(desk.at.gateway.count()).toBe(before)
  })
}

/** Payments that cannot be made, or not any more. */
function testUnpayable(desk: CardDesk): void {
  test('a cancelled reservation cannot be paid any more, or its money is to be returned', async () => {
    const { token, payment_url } = await desk.frontDesk.byCard()
    await desk.at.api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
    await desk.recheckPayments()
    expect(desk.at.gateway.asked(payment_url).isOpen).toBe(!desk.at.gateway.closesPayments)
    const online_payment = desk.at.gateway.closesPayments ? 'failed' : 'open'
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'cancelled', online_payment })
    if (desk.at.gateway.closesPayments) return
    desk.at.gateway.payAt(payment_url)
    await desk.notifyPaid(payment_url)
    const { amount } = desk.at.gateway.asked(payment_url)
    expect(await desk.frontDesk.detail(token)).toMatchObject({
      state: 'cancelled',
      paid: amount,
      to_return: amount,
    })
  })

  test('with the gateway down the order is valid, and its page still opens', async () => {
    const unit = await desk.at.property.addUnit()
    desk.at.gateway.trouble.down = true
    const answer = await order(
      desk.at.api,
      await hold(desk.at.api, [aStay(unit, '2027-05-01', '2027-05-03')]),
      {
        payment_method: 'card',
      },
    )
    expect(answer).toMatchObject({ status: 200, body: { state: 'awaiting_payment', payment_url: null } })
    const { token } = answer.body as { token: string }
    expect(await desk.frontDesk.payAgain(token)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'awaiting_payment' })
  })
}

/** The comparison of the ledger with the gateway. */
function testComparison(desk: CardDesk): void {
  test('comparing with the ledger finds nothing where they agree, and books what had no notification', async () => {
    const { number } = await desk.frontDesk.paid()
    const { token, payment_url } = await desk.frontDesk.byCard()
    desk.at.gateway.payAt(payment_url)
    await compareLedgerWithGateways(desk.at.api.api.db, desk.at.services)
    expect(await desk.frontDesk.attentionOf(number)).toBeNull()
    expect(await desk.frontDesk.detail(token)).toMatchObject({ state: 'confirmed' })
  })

  test('comparing flags a payment that the gateway does not have', async () => {
    const { number, payment_url } = await desk.frontDesk.paid()
    desk.at.gateway.forget(payment_url)
    await compareLedgerWithGateways(desk.at.api.api.db, desk.at.services)
    expect(await desk.frontDesk.attentionOf(number)).toBe('V bráne nie je platba, ktorú máme zapísanú.')
  })
}
