import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { moveTo, remindAt, reservationOf } from '../testing/fixtures/a-past-stay.ts'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'
import { bookFor, mailTo, planMail } from '../testing/guest-mail.ts'
import type { TestApi } from '../testing/test-api.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

const setState = (id: string, state: ReservationState) => moveTo(property, id, state)

describe('before arrival', () => {
  test('is written once, at its time and not a minute before', async () => {
    const id = await bookFor(api, property, '2027-04-10')
    await remindAt(api, '2027-04-07T07:59:00Z')
    expect(await mailTo(property, id, 'before_arrival')).toEqual([])
    await remindAt(api, '2027-04-07T08:00:00Z')
    const [mail] = await mailTo(property, id, 'before_arrival')
    expect(mail?.subject.replaceAll('\u00A0', ' ')).toBe('Čoskoro sa vidíme: sobota 10. apríla 2027')
    for (const again of ['2027-04-07T08:05:00Z', '2027-04-08T08:00:00Z', '2027-04-09T07:00:00Z'])
      await remindAt(api, again)
    expect(await mailTo(property, id, 'before_arrival')).toHaveLength(1)
  })

  test('is written again for a stay that has moved to another day', async () => {
    const id = await bookFor(api, property, '2027-04-10')
    await remindAt(api, '2027-04-07T08:00:00Z')
    const at = "update outgoing_emails set created_at = '2027-04-07T08:00:00Z' where reservation = $1"
    await api.api.db.$client.query(at, [id])
    const move = (arrival: string, departure: string) =>
      property.call('POST', `/reservations/${id}/stays`, {
        stays: [aStay(property.unit, arrival, departure)],
      })
    // The new moment is over, and the guest has just read the e-mail.
    expect((await move('2027-04-09', '2027-04-12')).status).toBe(200)
    await remindAt(api, '2027-04-07T09:00:00Z')
    expect(await mailTo(property, id, 'before_arrival')).toHaveLength(1)
    expect((await move('2027-05-10', '2027-05-12')).status).toBe(200)
    await remindAt(api, '2027-05-07T08:00:00Z')
    await remindAt(api, '2027-05-07T08:05:00Z')
    const mails = await mailTo(property, id, 'before_arrival')
    expect(mails.map(({ subject }) => subject.replaceAll('\u00A0', ' ')).toSorted()).toEqual([
      'Čoskoro sa vidíme: pondelok 10. mája 2027',
      'Čoskoro sa vidíme: sobota 10. apríla 2027',
    ])
  })

  test.each([
    ['over New Year', '2026-12-20T09:00:00Z', '2027-01-02', '2026-12-30T09:00:00Z'],
    ['on 29 February', '2028-02-01T09:00:00Z', '2028-03-03', '2028-02-29T09:00:00Z'],
    ['after the spring change', '2027-03-10T09:00:00Z', '2027-03-31', '2027-03-28T08:00:00Z'],
    ['after the autumn change', '2027-10-01T09:00:00Z', '2027-11-03', '2027-10-31T09:00:00Z'],
  ])('follows the clock of the property %s', async (_name, booked, arrival, moment) => {
    api.clock.set(booked)
    const id = await bookFor(api, property, arrival)
    await remindAt(api, new Date(Date.parse(moment) - 60_000).toISOString())
    expect(await mailTo(property, id, 'before_arrival')).toEqual([])
    await remindAt(api, moment)
    expect(await mailTo(property, id, 'before_arrival')).toHaveLength(1)
  })

  test('is in the guest’s language', async () => {
    const id = await bookFor(api, property, '2027-04-10', 'on_site', { language: 'en' })
    await remindAt(api, '2027-04-07T08:00:00Z')
    const [mail] = await mailTo(property, id, 'before_arrival')
    expect(mail?.subject).toMatch(/^See you soon/)
    expect(mail?.body).toContain('lang="en"')
  })

  test('follows the owner’s days and time, and is not sent when switched off', async () => {
    await planMail(property, 'before_arrival', { offset_days: 7, send_time: '17:30' })
    const id = await bookFor(api, property, '2027-04-10')
    await remindAt(api, '2027-04-03T15:29:00Z')
    expect(await mailTo(property, id, 'before_arrival')).toEqual([])
    await planMail(property, 'before_arrival', { active: false })
    await remindAt(api, '2027-04-03T15:30:00Z')
    expect(await mailTo(property, id, 'before_arrival')).toEqual([])
    await planMail(property, 'before_arrival', { active: true })
    await remindAt(api, '2027-04-03T15:30:00Z')
    expect(await mailTo(property, id, 'before_arrival')).toHaveLength(1)
  })

  test('is not sent for cancelled, expired and unconfirmed reservations', async () => {
    const cancelled = await bookFor(api, property, '2027-04-10')
    await setState(cancelled, 'cancelled')
    const unit = await property.addUnit()
    const stay = aStay(unit, '2027-04-10', '2027-04-12')
    const expired = await reservationOf(property, (await book(api, [stay])).token)
    const asking = await property.addUnit({ approval_required: true })
    const more = aStay(asking, '2027-04-10', '2027-04-12')
    api.clock.set('2027-04-06T20:00:00Z')
    const pending = await reservationOf(property, (await book(api, [more])).token)
    await remindAt(api, '2027-04-07T08:00:00Z')
    for (const id of [cancelled, expired, pending])
      expect(await mailTo(property, id, 'before_arrival')).toEqual([])
  })

  test('is not sent to former guests when the property starts or a setting changes', async () => {
    const coming: string[] = []
    for (const arrival of ['2027-04-08', '2027-04-09', '2027-04-10', '2027-04-11', '2027-04-12'])
      coming.push(await bookFor(api, property, arrival))
    // The property was off until now: only e-mails due within the last two days are sent.
    await remindAt(api, '2027-04-08T07:00:00Z')
    const written = () =>
      Promise.all(coming.map(async (id) => (await mailTo(property, id, 'before_arrival')).length))
    expect(await written()).toEqual([0, 1, 1, 0, 0])
    await planMail(property, 'before_arrival', { offset_days: 30 })
    await remindAt(api, '2027-04-08T12:00:00Z')
    expect(await written()).toEqual([0, 1, 1, 0, 0])
  })

  test('is not sent to a guest whose reservation has just been confirmed', async () => {
    const id = await bookFor(api, property, '2027-04-10')
    const at = "update outgoing_emails set created_at = '2027-04-07T09:00:00Z' where reservation = $1"
    await api.api.db.$client.query(at, [id])
    await remindAt(api, '2027-04-07T09:05:00Z')
    expect(await mailTo(property, id, 'before_arrival')).toEqual([])
  })

  test('is written once by any number of instances', async () => {
    const id = await bookFor(api, property, '2027-04-10')
    await Promise.all(Array.from({ length: 6 }, () => remindAt(api, '2027-04-07T08:00:00Z')))
    expect(await mailTo(property, id, 'before_arrival')).toHaveLength(1)
  })

  test('one that cannot be written does not hold up others', async () => {
    const [first, second] = [
      await bookFor(api, property, '2027-04-10'),
      await bookFor(api, property, '2027-04-10'),
    ]
    await api.api.db.$client.query(`create function refuse() returns trigger language plpgsql as $$
      begin if new.reservation = '${first}' then raise 'no'; end if; return new; end $$`)
    await api.api.db.$client.query(
      'create trigger refuse before insert on outgoing_emails for each row execute function refuse()',
    )
    await remindAt(api, '2027-04-07T08:00:00Z')
    expect(await mailTo(property, second, 'before_arrival')).toHaveLength(1)
    await api.api.db.$client.query('drop trigger refuse on outgoing_emails')
    await remindAt(api, '2027-04-07T08:05:00Z')
    expect(await mailTo(property, first, 'before_arrival')).toHaveLength(1)
  })
})
