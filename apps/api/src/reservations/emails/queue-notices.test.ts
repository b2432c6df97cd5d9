import type { GuestChangeOutcome } from '@dvor/contract/reservations/guest-changes.ts'
import type { Email } from 'postal-mime'
import { formatMoney } from '@dvor/format/money.ts'
import { decode } from 'bysquare/pay'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aGuest, actAtGateway, aStay, book, hold, type TestProperty } from '../../testing/test-property.ts'
import { openMailedProperty, type MailedProperty } from '../../testing/fixtures/mailed-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { queueStateNotice } from './queue-notices.ts'
import { detailOf, idOf } from '../../testing/fixtures/read-reservation.ts'

let api: TestApi
let property: TestProperty
let mailed: MailedProperty
let unit: string
beforeAll(async () => {
  mailed = await openMailedProperty()
  ;({ api, property } = mailed)
})
beforeEach(async () => {
  await deliver()
  mailed.mails.length = 0
  unit = await property.addUnit()
})
afterAll(() => mailed.close())

const deliver = () => mailed.deliver()

async function delivered(): Promise<{ guest: Email[]; owner: Email[] }> {
  await deliver()
  const to = (address: string) => mailed.mails.filter((mail) => mail.to?.[0]?.address === address)
  return { guest: to(aGuest.email), owner: to('dvor@example.com') }
}

const textOf = (mail: Email | undefined) => (mail?.text ?? '').replaceAll('\u00A0', ' ')
const part = (mail: Email | undefined, mime: string) =>
  mail?.attachments.find(({ mimeType }) => mimeType === mime)

const stay = () => aStay(unit, '2027-06-04', '2027-06-07')

test('an e-mail counts the booked nights, without those between two stays', async () => {
  const stays = [aStay(unit, '2027-06-04', '2027-06-06'), aStay(unit, '2027-06-09', '2027-06-10')]
  await book(api, stays, { payment_method: 'on_site' })
  const { guest } = await delivered()
  expect(textOf(guest[0])).toContain('3 noci')
  expect(textOf(guest[0])).not.toContain('6 nocí')
})

describe('an order by transfer', () => {
  test('sends the guest price, account and link to pay, equal to the page, and no code that could go stale', async () => {
    const { token, number } = await book(api, [stay()], { payment_method: 'transfer' })
    const { guest } = await delivered()
    expect(guest).toHaveLength(1)
    const [mail] = guest
    const { price, transfer, due_now } = await detailOf(api, token)
    expect(mail?.subject).toBe(`Rezervácia ${number}: čakáme už len na platbu`)
    for (const line of [...price.lines.map(({ amount }) => amount), price.total, due_now])
      expect(textOf(mail)).toContain(formatMoney(line, 'sk').replaceAll('\u00A0', ' '))
    for (const piece of [transfer?.iban, number, `/rezervacia-detail/${token}#platba`])
      expect(textOf(mail)).toContain(piece)
    expect(textOf(mail)).toContain('Suma k dnešnému dňu')
    expect(mail?.html).not.toMatch(/cid:|payme/)
    expect(part(mail, 'image/png')).toBeUndefined()
    expect(decode(transfer?.pay_by_square ?? '').payments[0]).toMatchObject({
      amount: due_now / 100,
      variableSymbol: number,
    })
    expect(part(mail, 'text/calendar')).toBeUndefined()
  })

  test('notifies the owner, whose reply goes to the guest', async () => {
    const { number } = await book(api, [stay()], { payment_method: 'transfer' })
    const { owner } = await delivered()
    expect(owner).toHaveLength(1)
    expect(owner[0]).toMatchObject({ replyTo: [{ address: aGuest.email }] })
    expect(owner[0]?.subject).toContain(`Nová rezervácia ${number}: Jana Nováková`)
    expect(textOf(owner[0])).toContain(`/reservations/edit/${await idOf(property, number)}`)
  })
})

describe('the link to pay', () => {
  test('shows the new sum after a change of the price, and nothing once all is paid', async () => {
    const { token, number } = await book(api, [stay()], { payment_method: 'transfer' })
    const [letter] = (await delivered()).guest
    const before = await detailOf(api, token)
    expect(textOf(letter)).toContain(`/rezervacia-detail/${token}#platba`)
    mailed.mails.length = 0

    const id = await idOf(property, number)
    const longer = { stays: [{ ...stay(), departure: '2027-06-09' }] }
    const { body } = await property.call('POST', `/reservations/${id}/stays?dry_run`, longer)
    const expected_total = (body as GuestChangeOutcome).price.total
    const answer = await property.call('POST', `/reservations/${id}/stays`, { ...longer, expected_total })
    expect(answer).toMatchObject({ status: 200 })
    const detail = await detailOf(api, token)
    expect(detail.due_now).toBeGreaterThan(before.due_now)
    expect(decode(detail.transfer?.pay_by_square ?? '').payments[0]?.amount).toBe(detail.due_now / 100)
    expect(textOf((await delivered()).guest[0])).toContain(
      `Zobraziť a zaplatiť:\nhttp://127.0.0.1:3000/rezervacia-detail/${token}#platba`,
    )
    mailed.mails.length = 0

    const payment = { kind: 'payment', method: 'transfer', amount: detail.due }
    await property.call('POST', `/reservations/${id}/transaction-logs`, payment)
    expect(await detailOf(api, token)).toMatchObject({ due: 0, due_now: 0, transfer: null })
    const [confirmation] = (await delivered()).guest
    expect(textOf(confirmation)).toContain('Zobraziť rezerváciu:')
    expect(textOf(confirmation)).not.toContain('#platba')
  })

  test('asks for nothing after a cancellation, and not of guests who pay on site', async () => {
    const { token } = await book(api, [stay()], { payment_method: 'transfer' })
    await api.call('POST', `/reservation-details/${token}/cancellation`, { body: { dry_run: false } })
    expect(await detailOf(api, token)).toMatchObject({ due: 0, due_now: 0, transfer: null })
    await deliver()
    mailed.mails.length = 0
    await book(api, [stay()], { payment_method: 'on_site' })
    expect(textOf((await delivered()).guest[0])).not.toContain('#platba')
  })
})

test('notices go to the recipients of the form for reservations, to the settings’ address without any', async () => {
  const [form] = (await property.call('GET', '/administrator-forms?key=reservation')).body as { id: string }[]
  const set = (recipients: string | null) =>
    property.call('PUT', `/administrator-forms/${form?.id}`, { recipients })
  await set('recepcia@example.com, izby@example.com')
  const { number } = await book(api, [stay()], { payment_method: 'transfer' })
  expect((await delivered()).owner).toEqual([])
  for (const address of ['recepcia@example.com', 'izby@example.com'])
    expect(
      mailed.mails.filter(({ to, subject }) => to?.[0]?.address === address && subject?.includes(number)),
    ).toHaveLength(1)
  await set(null)
})

describe('states', () => {
  test('an order that is paid by card at once gets one e-mail: the confirmation with the calendar', async () => {
    const { payment_url } = await book(api, [stay()])
    await actAtGateway(api, payment_url, 'pay')
    const { guest, owner } = await delivered()
    expect(guest.map(({ subject }) => subject?.replace(/\d{8}/, '…').replaceAll('\u00A0', ' '))).toEqual([
      'Rezervácia … je potvrdená',
    ])
    expect(owner).toHaveLength(2)
    const calendar = new TextDecoder().decode(part(guest[0], 'text/calendar')?.content as ArrayBuffer)
    // 14:00 and 10:00 in summer time.
    expect(calendar).toContain('DTSTART:20270604T120000Z')
    expect(calendar).toContain('DTEND:20270607T080000Z')
  })

  test('a stay in a building with its own times and address has them in e-mail, calendar and page', async () => {
    const accommodation_object = await property.add('accommodation-objects', {
      title: 'Drevenice',
      address: 'Pri potoku 4, Lehôtka',
      check_in_from: '16:30',
      check_out_until: '09:30',
    })
    const cabin = await property.addUnit({ accommodation_object, title: 'Drevenica' })
    const { token } = await book(api, [aStay(cabin, '2027-06-11', '2027-06-14')], {
      payment_method: 'on_site',
    })
    const [mail] = (await delivered()).guest
    expect(textOf(mail)).toContain('od 16:30')
    expect(textOf(mail)).toContain('do 9:30')
    expect(textOf(mail)).not.toContain('14:00')
    expect(textOf(mail)).toContain('Pri potoku 4, Lehôtka')
    const calendar = new TextDecoder().decode(part(mail, 'text/calendar')?.content as ArrayBuffer)
    expect(calendar).toContain('DTSTART:20270611T143000Z')
    expect(calendar).toContain('DTEND:20270614T073000Z')
    expect((await detailOf(api, token)).stays).toMatchObject([
      { check_in_from: '16:30', check_out_until: '09:30', address: 'Pri potoku 4, Lehôtka' },
    ])
  })

  test('stays in buildings with different times have a line each', async () => {
    const other = await property.add('accommodation-objects', { title: 'Iný dom', check_in_from: '16:30' })
    const cabin = await property.addUnit({ accommodation_object: other, title: 'Chata' })
    const days = ['2027-06-11', '2027-06-14'] as const
    await book(api, [aStay(unit, ...days), aStay(cabin, ...days)], { payment_method: 'on_site' })
    const text = textOf((await delivered()).guest[0])
    expect(text).toMatch(/Chata: 2 dospelí, príchod od 16:30/)
    expect(text).toMatch(/Izba \d+: 2 dospelí, príchod od 14:00/)
    expect(text).not.toMatch(/2027, od/)
  })

  test('the end of a hold sends no e-mail', async () => {
    const guestHold = await hold(api, [stay()])
    await api.call('DELETE', `/reservation-holds/${guestHold.token}`)
    const { guest, owner } = await delivered()
    expect([...guest, ...owner]).toEqual([])
  })

  test('a cancellation by the guest is e-mailed to both', async () => {
    const { token } = await book(api, [stay()], { payment_method: 'on_site' })
    await deliver()
    mailed.mails.length = 0
    await api.call('POST', `/reservation-details/${token}/cancellation`, { body: { dry_run: false } })
    const { guest, owner } = await delivered()
    expect(guest.map(({ subject }) => subject)).toEqual([expect.stringMatching(/je zrušená$/)])
    expect(textOf(owner[0])).toContain('Hosť rezerváciu zrušil.')
  })

  test('twenty concurrent notices of a change write one e-mail', async () => {
    const { number } = await book(api, [stay()], { payment_method: 'on_site' })
    const id = await idOf(property, number)
    const services = { publicUrl: 'http://127.0.0.1:3000', clock: api.clock }
    await Promise.all(
      Array.from({ length: 20 }, () => queueStateNotice(api.api.db, id, 'hold', 'confirmed', services)),
    )
    const { guest, owner } = await delivered()
    expect([guest.length, owner.length]).toEqual([1, 1])
  })
})

describe('a guest’s input', () => {
  test('shows as typed and becomes no markup, no header and no variable', async () => {
    const last_name = '<script>alert(1)</script>{{ total }}"\''
    const guest = { ...aGuest, first_name: 'Eva\r\nBcc: spy@example.com', last_name }
    const answer = await book(api, [stay()], {
      payment_method: 'on_site',
      more: { guest, note: '<img src=x onerror=alert(1)>' },
    }).catch((error: unknown) => String(error))
    expect(answer).not.toBeTypeOf('string')
    await deliver()
    for (const mail of mailed.mails) {
      expect(mail.html).not.toMatch(/<script|<img src=x/)
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(textOf(mail)).toContain(last_name)
    }
    expect(mailed.mails).toHaveLength(2)
  })

  test('an English guest gets English e-mails, the owner Slovak ones', async () => {
    await property.add('common-services', {
      title: 'Raňajky',
      translations: { en: { title: 'Breakfast' } },
      price: 900,
      price_unit: 'person_night',
      vat_kind: 'food',
      mandatory: true,
    })
    await book(api, [stay()], { payment_method: 'on_site', more: { language: 'en' } })
    const { guest, owner } = await delivered()
    expect(guest[0]?.subject).toMatch(/^Booking \d+ is confirmed$/)
    expect(guest[0]?.html).toContain('<html lang="en">')
    expect(guest[0]?.html).toContain('/en/rezervacia-detail/')
    expect(owner[0]?.html).not.toContain('/en/')
    expect(textOf(guest[0])).toContain('Friday 4 June 2027, from 14:00')
    expect(textOf(guest[0])).toMatch(/Booked services:?\s+Breakfast/)
    expect(textOf(guest[0])).not.toContain('Raňajky')
    expect(textOf(owner[0])).toContain('Raňajky')
    expect(textOf(owner[0])).not.toContain('Breakfast')
    expect(owner[0]?.subject).toMatch(/^Nová rezervácia/)
  })
})
