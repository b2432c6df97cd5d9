import { usualSchedule } from '@dvor/contract/money/payment-schedule.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCardProperty, type CardProperty } from '../testing/fixtures/card-property.ts'
import { from, openBank, type Bank } from '../testing/fixtures/a-statement.ts'
import { detailOf, reservationRow } from '../testing/fixtures/read-reservation.ts'
import { TatrapayplusServer } from '../testing/servers/tatrapayplus-server.ts'
import { aStay, book } from '../testing/test-property.ts'

let at: CardProperty<TatrapayplusServer>
let bank: Bank
beforeAll(async () => {
  at = await openCardProperty(new TatrapayplusServer())
  bank = await openBank(at.api)
  // The balance is as high as the deposit, so that a movement counted twice would pay it.
  const [, rest] = usualSchedule
  const half = { share: 'percent', value: 50, days_before: null }
  await at.property.settings({ payment_schedule: [half, rest] })
  await at.property.call('PUT', '/method-gateways/bank', { gateway: 'tatrapayplus' })
})
beforeEach(() => at.api.clock.set('2027-03-10T09:00:00Z'))
afterAll(() => at.close())

/** An order whose deposit is paid from an account on the gateway's page. */
async function ordered() {
  const stays = [aStay(await at.property.addUnit(), '2027-06-01', '2027-06-03')]
  const { token, number, payment_url } = await book(at.api, stays, { payment_method: 'bank' })
  const { asked, amount } = at.gateway.paymentAt(payment_url)
  const pay = async () => {
    at.gateway.payAt(payment_url)
    return detailOf(at.api, token)
  }
  return { token, number, pay, endToEnd: asked.basePayment.endToEnd, deposit: Math.round(amount * 100) }
}

const lineOf = async (reference: string) => (await bank.lines(`bank_reference=${reference}`))[0]
const attentionOf = async (number: string) => (await reservationRow(at.property, number))?.attention

describe('money of a payment from an account, which also stands on the statement', () => {
  test.each(['symbol', 'end-to-end id'])('is counted once, recognized by its %s', async (by) => {
    const { token, number, pay, endToEnd, deposit } = await ordered()
    expect(await pay()).toMatchObject({ state: 'confirmed', paid: deposit, due: deposit })
    const movement = by === 'symbol' ? from(number, deposit) : from('', deposit, { symbol: null, endToEnd })
    expect(await bank.take([movement])).toMatchObject({ assigned: 1, open: 0 })
    const detail = await detailOf(at.api, token)
    expect(detail).toMatchObject({ paid: deposit, due: deposit })
    expect(detail.payments).toHaveLength(1)
    expect(await attentionOf(number)).toBeNull()
  })

  test('and a transfer of the balance after it are two payments', async () => {
    const { token, number, pay, deposit } = await ordered()
    await pay()
    expect(await bank.take([from(number, deposit), from(number, deposit)])).toMatchObject({ assigned: 2 })
    expect(await detailOf(at.api, token)).toMatchObject({ paid: 2 * deposit, due: 0 })
  })

  test('that the gateway has not told yet waits for the owner, and is booked by the gateway', async () => {
    const { token, number, pay, deposit } = await ordered()
    const movement = from(number, deposit)
    expect(await bank.take([movement])).toMatchObject({ assigned: 0, open: 1 })
    expect(await lineOf(movement.reference ?? '')).toMatchObject({ reason: 'possible_double' })
    expect(await pay()).toMatchObject({ paid: deposit })
    const line = await lineOf(movement.reference ?? '')
    const id = (await reservationRow(at.property, number))?.id
    const allocations = [{ reservation: id, amount: deposit }]
    const assigned = await at.property.call('POST', `/statement-lines/${line?.id}/allocations`, {
      allocations,
    })
    expect(assigned.status).toBe(200)
    expect(await detailOf(at.api, token)).toMatchObject({ paid: deposit, due: deposit })
  })

  test('stays in the ledger when its movement is taken back', async () => {
    const { token, number, pay, deposit } = await ordered()
    await pay()
    const movement = from(number, deposit)
    await bank.take([movement])
    const line = await lineOf(movement.reference ?? '')
    const released = await at.property.call('DELETE', `/statement-lines/${line?.id}/allocations`)
    expect(released.status).toBe(200)
    expect(await detailOf(at.api, token)).toMatchObject({ paid: deposit })
    expect(await lineOf(movement.reference ?? '')).toMatchObject({ state: 'open', reason: 'undone' })
  })
})
