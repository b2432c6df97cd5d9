import { describe, expect, test } from 'vitest'
import { aGuest, aStay, book, hold } from '../../testing/test-property.ts'
import { idOf } from '../../testing/fixtures/read-reservation.ts'
import { openEmailScreens } from '../../testing/messages/email-screens.ts'

const here = openEmailScreens()
const { deliver, stay } = here

const toGuest = async () => {
  await deliver()
  return here.mailed.mails.filter((mail) => mail.to?.[0]?.address === aGuest.email)
}

describe('the notification calls', () => {
  test('send nothing twice', async () => {
    const { number } = await book(here.api, [stay()], { payment_method: 'on_site' })
    const reservationId = await idOf(here.property, number)
    const calls = [
      here.property.call('POST', '/send-reservation-confirmation', { reservationId }),
      here.property.call('POST', '/send-reservation-state-change', {
        reservationId,
        fromState: 'hold',
        toState: 'confirmed',
      }),
    ]
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({ status: 200, body: { notices: 1 } })
    const removed = await here.property.call('POST', '/send-removed-service-notification', {
      reservationId,
      service: 'x',
      more: 1,
    })
    expect(removed).toMatchObject({ status: 200, body: { notices: 0 } })
    expect(await toGuest()).toHaveLength(1)
  })

  test('tell a guest about the arrival and about a stay without one', async () => {
    const keys = ['reservation_checked_in', 'reservation_no_show'] as const
    for (const [place, state] of (['checked_in', 'no_show'] as const).entries()) {
      const today = [aStay(await here.property.addUnit(), '2027-03-10', '2027-03-12')]
      const { number } = await book(here.api, today, { payment_method: 'on_site' })
      const id = await idOf(here.property, number)
      expect(
        (await here.property.call('PUT', `/reservations/${id}`, { state, register_later: true })).status,
      ).toBe(200)
      const { body } = await here.property.call('GET', `/reservations/${id}/messages`)
      expect((body as { key: string }[]).map(({ key }) => key)).toContain(keys[place])
    }
  })

  test('refuse a change that did not happen, a hold, and callers other than admins', async () => {
    const { number } = await book(here.api, [stay()], { payment_method: 'on_site' })
    const reservationId = await idOf(here.property, number)
    const never = { reservationId, fromState: 'confirmed', toState: 'checked_in' }
    expect(await here.property.call('POST', '/send-reservation-state-change', never)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    const guestHold = await hold(here.api, [aStay(here.unit, '2027-07-01', '2027-07-03')])
    const { rows } = await here.api.api.db.$client.query<{ id: string }>(
      'select id from reservations where token = $1',
      [guestHold.token],
    )
    const onHold = await here.property.call('POST', '/send-reservation-confirmation', {
      reservationId: rows[0]?.id,
    })
    expect(onHold).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(
      (await here.api.call('POST', '/send-reservation-confirmation', { body: { reservationId } })).status,
    ).toBe(401)
  })
})

describe('for the owner', () => {
  test('the messages of a reservation are in order; a sent one is sent again as a new one', async () => {
    const { number } = await book(here.api, [stay()], { payment_method: 'transfer' })
    await deliver()
    const path = `/reservations/${await idOf(here.property, number)}/messages`
    const messages = (await here.property.call('GET', path)).body as {
      id: string
      key: string
      state: string
    }[]
    expect(messages.map(({ key, state }) => [key, state])).toEqual([
      ['reservation_received', 'sent'],
      ['owner_new_reservation', 'sent'],
    ])
    const answer = await here.property.call('GET', `/outgoing-emails/${messages[0]?.id}/preview`)
    expect((answer.body as { html: string }).html).toMatch(/\/rezervacia-detail\/[\w-]+#platba"/)
    const again = await here.property.call('POST', `/outgoing-emails/${messages[0]?.id}/resend`)
    expect(again).toMatchObject({ status: 200, body: { state: 'queued', key: 'reservation_received' } })
    const guest = await toGuest()
    expect(guest).toHaveLength(2)
    expect(guest[0]?.messageId).not.toBe(guest[1]?.messageId)
    expect(guest[0]?.html).toBe(guest[1]?.html)
  })

  test('a text is previewed with a real reservation, tested, and refused with an unknown variable', async () => {
    const { number } = await book(here.api, [stay()], { payment_method: 'transfer' })
    const texts = (await here.property.call('GET', '/editable-automated-emails?key=reservation_received'))
      .body as {
      id: string
    }[]
    const path = `/editable-automated-emails/${texts[0]?.id}`
    const reservation = await idOf(here.property, number)
    const answer = await here.property.call('POST', `${path}/preview`, {
      reservation,
      subject: 'Skúška {{ reservation_number }}',
    })
    expect(answer).toMatchObject({ status: 200, body: { subject: `Skúška ${number}` } })
    expect((answer.body as { html: string }).html).toMatch(/\/rezervacia-detail\/[\w-]+#platba"/)

    const tested = await here.property.call('POST', `${path}/test`, { reservation })
    await deliver()
    const trial = here.mailed.mails.find(
      (mail) => mail.to?.[0]?.address === (tested.body as { to: string }).to,
    )
    expect(trial?.subject).toBe(`[Skúška] Rezervácia ${number}: čakáme už len na platbu`)

    const wrong = { body: '<p>{{ guest.password }}</p>', subject: '{{#paid_in_full}}' }
    for (const call of [
      here.property.call('PUT', path, wrong),
      here.property.call('POST', `${path}/preview`, wrong),
    ])
      expect(await call).toMatchObject({
        status: 400,
        body: {
          code: 'invalid',
          fields: [
            { path: 'subject', code: 'section_open', line: 1 },
            { path: 'body', code: 'unknown_variable', line: 1 },
          ],
        },
      })
    const words = (await here.property.call('GET', `${path}/variables`)).body as {
      variables: { name: string }[]
    }
    expect(words.variables.map(({ name }) => name)).toContain('detail_url')
  })
})
