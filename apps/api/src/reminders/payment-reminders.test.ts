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
    await planMail(property, 'payment_reminder', { offset_days: 0, send_time: '23:59' })
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

  test('on site is not reminded of', async () => {
    const id = await bookFor(api, property, '2027-06-10')
    await remindAt(api, '2027-06-09T07:00:00Z')
    expect(await mailTo(property, id, 'payment_reminder')).toEqual([])
  })
})
