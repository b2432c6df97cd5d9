import type { ReservationState } from '@dvor/contract/reservation-states.ts'
import { addDays } from '@dvor/format/days.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { leave, remindAt, reservationOf, stayAndLeave } from '../../testing/a-past-stay.ts'
import { aGuest, aStay, book, buildHouse, type House } from '../../testing/a-house.ts'
import { answer } from '../../testing/survey-answers.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

const started: TestApi[] = []
let api: TestApi
let house: House
beforeEach(async () => {
  api = await startTestApi()
  started.push(api)
  house = await buildHouse(api)
})
afterAll(async () => {
  for (const one of started) await one.close()
})

interface Mail {
  key: string
  to: string
  subject: string
  body: string
}

/** What the guest of a reservation was sent of one kind. */
async function sent(reservation: string, key: string): Promise<Mail[]> {
  const { body } = await house.call('GET', `/outgoing-emails?reservation=${reservation}&key=${key}`)
  return (body as Mail[]).filter(({ to }) => to === aGuest.email)
}

const plan = async (key: string, values: Record<string, unknown>) => {
  const { body } = await house.call('GET', `/editable-automated-emails?key=${key}`)
  const id = (body as { id: string }[])[0]?.id
  const { status } = await house.call('PUT', `/editable-automated-emails/${id}`, values)
  expect(status).toBe(200)
}

async function confirmedFor(arrival: string, more: Record<string, unknown> = {}): Promise<string> {
  const unit = await house.addUnit()
  const stay = aStay(unit, arrival, addDays(arrival, 3))
  return reservationOf(house, (await book(api, [stay], { payment_method: 'on_site', more })).token)
}

const setState = (id: string, state: ReservationState) => house.call('PUT', `/reservations/${id}`, { state })

describe('before arrival', () => {
  test('is written once, at its time and not a minute before', async () => {
    const id = await confirmedFor('2027-04-10')
    await remindAt(api, '2027-04-07T07:59:00Z')
    expect(await sent(id, 'before_arrival')).toEqual([])
    await remindAt(api, '2027-04-07T08:00:00Z')
    const [mail] = await sent(id, 'before_arrival')
    expect(mail?.subject.replaceAll('\u00A0', ' ')).toBe('Čoskoro sa vidíme: sobota 10. apríla 2027')
    for (const again of ['2027-04-07T08:05:00Z', '2027-04-08T08:00:00Z', '2027-04-09T07:00:00Z'])
      await remindAt(api, again)
    expect(await sent(id, 'before_arrival')).toHaveLength(1)
  })

  test.each([
    ['over New Year', '2026-12-20T09:00:00Z', '2027-01-02', '2026-12-30T09:00:00Z'],
    ['on 29 February', '2028-02-01T09:00:00Z', '2028-03-03', '2028-02-29T09:00:00Z'],
    ['after the spring change', '2027-03-10T09:00:00Z', '2027-03-31', '2027-03-28T08:00:00Z'],
    ['after the autumn change', '2027-10-01T09:00:00Z', '2027-11-03', '2027-10-31T09:00:00Z'],
  ])('keeps to the house’s clock %s', async (_name, booked, arrival, moment) => {
    api.clock.set(booked)
    const id = await confirmedFor(arrival)
    await remindAt(api, new Date(Date.parse(moment) - 60_000).toISOString())
    expect(await sent(id, 'before_arrival')).toEqual([])
    await remindAt(api, moment)
    expect(await sent(id, 'before_arrival')).toHaveLength(1)
  })

  test('speaks the guest’s language', async () => {
    const id = await confirmedFor('2027-04-10', { language: 'en' })
    await remindAt(api, '2027-04-07T08:00:00Z')
    const [mail] = await sent(id, 'before_arrival')
    expect(mail?.subject).toMatch(/^See you soon/)
    expect(mail?.body).toContain('lang="en"')
  })

  test('goes by the days and the time that the owner has set, and not at all when switched off', async () => {
    await plan('before_arrival', { offset_days: 7, send_time: '17:30' })
    const id = await confirmedFor('2027-04-10')
    await remindAt(api, '2027-04-03T15:29:00Z')
    expect(await sent(id, 'before_arrival')).toEqual([])
    await plan('before_arrival', { active: false })
    await remindAt(api, '2027-04-03T15:30:00Z')
    expect(await sent(id, 'before_arrival')).toEqual([])
    await plan('before_arrival', { active: true })
    await remindAt(api, '2027-04-03T15:30:00Z')
    expect(await sent(id, 'before_arrival')).toHaveLength(1)
  })

  test('leaves alone who cancelled, did not pay in time or was never confirmed', async () => {
    const cancelled = await confirmedFor('2027-04-10')
    await setState(cancelled, 'cancelled')
    const unit = await house.addUnit()
    const stay = aStay(unit, '2027-04-10', '2027-04-12')
    const expired = await reservationOf(house, (await book(api, [stay])).token)
    const asking = await house.addUnit({ approval_required: true })
    const more = aStay(asking, '2027-04-10', '2027-04-12')
    api.clock.set('2027-04-06T20:00:00Z')
    const pending = await reservationOf(house, (await book(api, [more])).token)
    await remindAt(api, '2027-04-07T08:00:00Z')
    for (const id of [cancelled, expired, pending]) expect(await sent(id, 'before_arrival')).toEqual([])
  })

  test('does not write to everybody who was ever there when the house starts or a setting changes', async () => {
    const coming: string[] = []
    for (const arrival of ['2027-04-08', '2027-04-09', '2027-04-10', '2027-04-11', '2027-04-12'])
      coming.push(await confirmedFor(arrival))
    // The house was off until now: only what fell due within two days is caught up on.
    await remindAt(api, '2027-04-08T07:00:00Z')
    const written = () => Promise.all(coming.map(async (id) => (await sent(id, 'before_arrival')).length))
    expect(await written()).toEqual([0, 1, 1, 0, 0])
    await plan('before_arrival', { offset_days: 30 })
    await remindAt(api, '2027-04-08T12:00:00Z')
    expect(await written()).toEqual([0, 1, 1, 0, 0])
  })

  test('has nothing to say to who was confirmed only now', async () => {
    const id = await confirmedFor('2027-04-10')
    const at = "update outgoing_emails set created_at = '2027-04-07T09:00:00Z' where reservation = $1"
    await api.api.db.$client.query(at, [id])
    await remindAt(api, '2027-04-07T09:05:00Z')
    expect(await sent(id, 'before_arrival')).toEqual([])
  })

  test('is written once by any number of instances', async () => {
    const id = await confirmedFor('2027-04-10')
    await Promise.all(Array.from({ length: 6 }, () => remindAt(api, '2027-04-07T08:00:00Z')))
    expect(await sent(id, 'before_arrival')).toHaveLength(1)
  })

  test('one that cannot be written keeps no other from going out', async () => {
    const [first, second] = [await confirmedFor('2027-04-10'), await confirmedFor('2027-04-10')]
    await api.api.db.$client.query(`create function refuse() returns trigger language plpgsql as $$
      begin if new.reservation = '${first}' then raise 'no'; end if; return new; end $$`)
    await api.api.db.$client.query(
      'create trigger refuse before insert on outgoing_emails for each row execute function refuse()',
    )
    await remindAt(api, '2027-04-07T08:00:00Z')
    expect(await sent(second, 'before_arrival')).toHaveLength(1)
    await api.api.db.$client.query('drop trigger refuse on outgoing_emails')
    await remindAt(api, '2027-04-07T08:05:00Z')
    expect(await sent(first, 'before_arrival')).toHaveLength(1)
  })
})

describe('payment', () => {
  const transfer = async (arrival: string) => {
    const unit = await house.addUnit()
    const stay = aStay(unit, arrival, addDays(arrival, 3))
    return reservationOf(house, (await book(api, [stay], { payment_method: 'transfer' })).token)
  }

  test('of a transfer is reminded of the day before it is too late, once', async () => {
    const id = await transfer('2027-06-10')
    // Ordered on 10 March with five days to pay: the last one is the 15th.
    await remindAt(api, '2027-03-14T07:59:00Z')
    expect(await sent(id, 'payment_reminder')).toEqual([])
    await remindAt(api, '2027-03-14T08:00:00Z')
    await remindAt(api, '2027-03-14T08:05:00Z')
    const [mail, ...more] = await sent(id, 'payment_reminder')
    expect(more).toEqual([])
    expect(mail?.body.replaceAll('\u00A0', ' ')).toContain('15. 3. 2027')
  })

  test('is not reminded of once it has come, or the order has lapsed', async () => {
    const [paid, lapsed] = [await transfer('2027-06-10'), await transfer('2027-06-10')]
    const { body } = await house.call('GET', `/reservations/${paid}`)
    const amount = (body as { total: number }).total
    await house.call('POST', `/reservations/${paid}/transaction-logs`, {
      kind: 'payment',
      method: 'transfer',
      amount,
    })
    await plan('payment_reminder', { offset_days: 0, send_time: '23:59' })
    await remindAt(api, '2027-03-15T23:00:00Z')
    for (const id of [paid, lapsed]) expect(await sent(id, 'payment_reminder')).toEqual([])
  })

  test('of the rest is reminded of when only the deposit was paid', async () => {
    const id = await transfer('2027-06-10')
    const { body } = await house.call('GET', `/reservations/${id}`)
    const { deposit_due, price } = body as { deposit_due: number; price: { balance_due_on?: string | null } }
    await house.call('POST', `/reservations/${id}/transaction-logs`, {
      kind: 'payment',
      method: 'transfer',
      amount: deposit_due,
    })
    const due = price.balance_due_on ?? '2027-06-10'
    await remindAt(api, `${addDays(due, -1)}T06:59:00Z`)
    expect(await sent(id, 'payment_reminder')).toEqual([])
    await remindAt(api, `${addDays(due, -1)}T07:00:00Z`)
    await remindAt(api, `${addDays(due, -1)}T07:05:00Z`)
    expect(await sent(id, 'payment_reminder')).toHaveLength(1)
  })

  test('on site is nobody reminded of', async () => {
    const id = await confirmedFor('2027-06-10')
    await remindAt(api, '2027-06-09T07:00:00Z')
    expect(await sent(id, 'payment_reminder')).toEqual([])
  })
})

describe('after departure', () => {
  const surveyOf = async (reservation: string) =>
    (
      (await house.call('GET', `/surveys?reservation=${reservation}`)).body as {
        id: string
        sent_at: string
      }[]
    )[0]

  test('the guest is asked two days later, by a link that opens the survey, and once more after nine', async () => {
    const id = await stayAndLeave(api, house)
    await remindAt(api, '2027-03-16T08:59:00Z')
    expect(await surveyOf(id)).toBeUndefined()
    await remindAt(api, '2027-03-16T09:00:00Z')
    const survey = await surveyOf(id)
    expect(survey?.sent_at).toBe('2027-03-16T09:00:00.000Z')
    const [request] = await sent(id, 'survey_request')
    expect(request?.body).toContain(`/spatna-vazba/${survey?.id}`)
    await remindAt(api, '2027-03-23T09:00:00Z')
    await remindAt(api, '2027-03-23T09:05:00Z')
    const reminders = await sent(id, 'survey_reminder')
    expect(reminders).toHaveLength(1)
    expect(reminders[0]?.body).toContain(`/spatna-vazba/${survey?.id}`)
    expect(await sent(id, 'survey_request')).toHaveLength(1)
  })

  test('who has answered is not reminded', async () => {
    const id = await stayAndLeave(api, house)
    await remindAt(api, '2027-03-16T09:00:00Z')
    await answer(api, (await surveyOf(id))?.id ?? '')
    await remindAt(api, '2027-03-23T09:00:00Z')
    expect(await sent(id, 'survey_reminder')).toEqual([])
  })

  test('who has forgotten to check out is asked, who did not come is not', async () => {
    const [here, absent] = [await confirmedFor('2027-03-11'), await confirmedFor('2027-03-11')]
    await setState(here, 'checked_in')
    await setState(absent, 'no_show')
    await remindAt(api, '2027-03-16T09:00:00Z')
    expect(await surveyOf(here)).toBeDefined()
    expect(await surveyOf(absent)).toBeUndefined()
  })

  test('nobody is asked while there is nothing to ask', async () => {
    const { body } = await house.call('GET', '/survey-questions')
    for (const { id } of body as { id: string }[])
      await house.call('PUT', `/survey-questions/${id}`, { active: false })
    const id = await stayAndLeave(api, house)
    await remindAt(api, '2027-03-16T09:00:00Z')
    expect(await surveyOf(id)).toBeUndefined()
  })

  test('a guest without an address is left in peace', async () => {
    const stay = { ...aStay(house.unit, '2027-03-12', '2027-03-14') }
    const { body } = await house.call('POST', '/reservations', {
      stays: [stay],
      guest: { last_name: 'Bez Adresy', phone: '+421900111222' },
      state: 'confirmed',
      channel: 'phone',
      payment_method: 'on_site',
    })
    const { id } = body as { id: string }
    await leave(house, id)
    await remindAt(api, '2027-03-16T09:00:00Z')
    expect(await surveyOf(id)).toBeUndefined()
  })

  test('invented guests of the sample are written to by nobody', async () => {
    const id = await stayAndLeave(api, house)
    await api.api.db.$client.query(
      "insert into sample_rows (collection, record_id) values ('reservations', $1)",
      [id],
    )
    await remindAt(api, '2027-03-16T09:00:00Z')
    expect(await surveyOf(id)).toBeUndefined()
  })
})
