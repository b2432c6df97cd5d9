import { usualSchedule } from '@dvor/contract/money/payment-schedule.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { remindAt } from '../testing/fixtures/a-past-stay.ts'
import type { TestProperty } from '../testing/test-property.ts'
import { bookFor, mailTo, planMail } from '../testing/guest-mail.ts'
import type { TestApi } from '../testing/test-api.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

const listRules = async () => (await property.call('GET', '/payment-reminders')).body as { id: string }[]

/** Changes the rule of a new property: a day before the payment is due. */
async function changeRule(values: Record<string, unknown>): Promise<void> {
  const [rule] = await listRules()
  const { status } = await property.call('PUT', `/payment-reminders/${rule?.id}`, values)
  expect(status).toBe(200)
}

const pay = (id: string, amount: number) =>
  property.call('POST', `/reservations/${id}/transaction-logs`, {
    kind: 'payment',
    method: 'transfer',
    amount,
  })

/** Three nights from 10 August with the deposit paid: 40 % by 11 June, the rest on arrival. */
async function inThreeParts(): Promise<string> {
  const [order, rest] = usualSchedule
  const payment_schedule = [order, { ...order, value: 40, days_before: 60 }, { ...rest, days_before: 0 }]
  await property.settings({ payment_schedule })
  const id = await bookFor(api, property, '2027-08-10', 'transfer')
  const { body } = await property.call('GET', `/reservations/${id}`)
  await pay(id, (body as { deposit_due: number }).deposit_due)
  return id
}

describe('rules', () => {
  const sent = async (id: string) => (await mailTo(property, id, 'payment_reminder')).length

  test('before and after the due day each send one e-mail for each part', async () => {
    const id = await inThreeParts()
    await property.add('payment-reminders', { title: 'Týždeň vopred', direction: 'before', days: 7 })
    await property.add('payment-reminders', { title: 'Po termíne', direction: 'after', days: 3 })
    const counts: [string, number][] = [
      ['2027-06-04T06:59:00Z', 0],
      ['2027-06-04T07:00:00Z', 1],
      ['2027-06-04T07:05:00Z', 1],
      ['2027-06-10T07:00:00Z', 2],
      ['2027-06-14T07:00:00Z', 3],
      ['2027-06-15T07:00:00Z', 3],
      ['2027-08-03T07:00:00Z', 4],
    ]
    for (const [moment, count] of counts) {
      await remindAt(api, moment)
      expect([moment, await sent(id)]).toEqual([moment, count])
    }
    const texts = (await mailTo(property, id, 'payment_reminder')).map(({ body }) => body)
    // The last one is about the rest, while the part before it is overdue.
    expect(texts.filter((body) => body.includes('platbu sme čakali do'))).toHaveLength(2)
  })

  test('send nothing for a part that is paid, for a cancelled stay, or when switched off', async () => {
    const [paid, cancelled, other] = [await inThreeParts(), await inThreeParts(), await inThreeParts()]
    await property.add('payment-reminders', { title: 'Po termíne', direction: 'after', days: 3 })
    const { body } = await property.call('GET', `/reservations/${paid}/payments`)
    await pay(paid, (body as { balance: { amount: number } }).balance.amount)
    await property.call('PUT', `/reservations/${cancelled}`, { state: 'cancelled' })
    await changeRule({ active: false })
    await remindAt(api, '2027-06-10T07:00:00Z')
    expect(await sent(other)).toBe(0)
    await remindAt(api, '2027-06-14T07:00:00Z')
    expect([await sent(paid), await sent(cancelled), await sent(other)]).toEqual([0, 0, 1])
  })

  test('do not catch up on what was over when they were made or changed', async () => {
    const id = await inThreeParts()
    await property.add('payment-reminders', { title: 'Deň po', direction: 'after', days: 1 })
    // The test's clock does not reach the database's.
    await api.api.db.$client.query("update payment_reminders set updated_at = '2027-06-12T08:00:00Z'")
    await remindAt(api, '2027-06-12T08:05:00Z')
    expect(await sent(id)).toBe(0)
    await property.add('payment-reminders', { title: 'Dva dni po', direction: 'after', days: 2 })
    await remindAt(api, '2027-06-13T07:00:00Z')
    expect(await sent(id)).toBe(1)
  })
})

describe('payment', () => {
  test('of a transfer is reminded of once, the day before its deadline', async () => {
    const id = await bookFor(api, property, '2027-06-10', 'transfer')
    // Ordered on 10 March with five days to pay: the last one is the 15th.
    await remindAt(api, '2027-03-14T07:59:00Z')
    expect(await mailTo(property, id, 'payment_reminder')).toEqual([])
    await remindAt(api, '2027-03-14T08:00:00Z')
    await remindAt(api, '2027-03-14T08:05:00Z')
    const [mail, ...more] = await mailTo(property, id, 'payment_reminder')
    expect(more).toEqual([])
    expect(mail?.body.replaceAll('\u00A0', ' ')).toContain('15. 3. 2027')
  })

  test('is not reminded of once it has arrived, or the order has expired', async () => {
    const [paid, lapsed] = [
      await bookFor(api, property, '2027-06-10', 'transfer'),
      await bookFor(api, property, '2027-06-10', 'transfer'),
    ]
    const { body } = await property.call('GET', `/reservations/${paid}`)
    const amount = (body as { total: number }).total
    await property.call('POST', `/reservations/${paid}/transaction-logs`, {
      kind: 'payment',
      method: 'transfer',
      amount,
    })
    await changeRule({ days: 0 })
    await planMail(property, 'payment_reminder', { send_time: '23:59' })
    await remindAt(api, '2027-03-15T23:00:00Z')
    for (const id of [paid, lapsed]) expect(await mailTo(property, id, 'payment_reminder')).toEqual([])
  })

  test('of the balance is reminded of when only the deposit was paid', async () => {
    const id = await bookFor(api, property, '2027-06-10', 'transfer')
    const { body } = await property.call('GET', `/reservations/${id}`)
    const { total, deposit_due, price } = body as {
      total: number
      deposit_due: number
      price: { balance_due_on?: string | null }
    }
    await property.call('POST', `/reservations/${id}/transaction-logs`, {
      kind: 'payment',
      method: 'transfer',
      amount: deposit_due,
    })
    const due = price.balance_due_on ?? '2027-06-10'
    await remindAt(api, `${addDays(due, -1)}T06:59:00Z`)
    expect(await mailTo(property, id, 'payment_reminder')).toEqual([])
    await remindAt(api, `${addDays(due, -1)}T07:00:00Z`)
    await remindAt(api, `${addDays(due, -1)}T07:05:00Z`)
    const [mail, ...more] = await mailTo(property, id, 'payment_reminder')
    expect(more).toEqual([])
    const text = mail?.body.replaceAll('\u00A0', ' ')
    for (const expected of [formatMoney(total - deposit_due), formatDay(due)])
      expect(text).toContain(expected.replaceAll('\u00A0', ' '))
  })

  /** Text of the newest e-mail of a kind, without tags. */
  const lastText = async (id: string, key: string) =>
    ((await mailTo(property, id, key)).at(-1)?.body ?? '').replace(/<[^>]*>/g, '').replaceAll('\u00A0', ' ')

  test('in parts is thanked for with the sum and the day of the next part', async () => {
    const id = await inThreeParts()
    expect(await lastText(id, 'reservation_confirmed')).toContain(
      'zostáva doplatiť 174,30 €, z toho 99,60 € najneskôr do 11. 6. 2027.',
    )
    await pay(id, 9960)
    expect(await lastText(id, 'payment_received')).toContain(
      'Zostáva doplatiť 74,70 € najneskôr do 10. 8. 2027.',
    )
  })

  test('of a stay that the owner has confirmed without the deposit is asked for as a whole', async () => {
    const id = await bookFor(api, property, '2027-08-10', 'transfer')
    await property.call('PUT', `/reservations/${id}`, { state: 'confirmed' })
    expect(await lastText(id, 'reservation_confirmed')).toContain(
      'Zostáva zaplatiť 249,00 € najneskôr do 27. 7. 2027.',
    )
    await remindAt(api, '2027-07-26T07:00:00Z')
    const text = await lastText(id, 'payment_reminder')
    expect(text).toContain('zostáva doplatiť 249,00 € najneskôr do 27. 7. 2027')
    expect(text).not.toContain('pre vás držíme do')
  })

  test('on site is not reminded of', async () => {
    const id = await bookFor(api, property, '2027-06-10')
    await remindAt(api, '2027-06-09T07:00:00Z')
    expect(await mailTo(property, id, 'payment_reminder')).toEqual([])
  })
})
