import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAtGateway, aStay, book, type TestProperty } from '../../testing/test-property.ts'
import { openMailedProperty, type MailedProperty } from '../../testing/fixtures/mailed-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { detailOf, idOf } from '../../testing/fixtures/read-reservation.ts'

let api: TestApi
let property: TestProperty
let mailed: MailedProperty
beforeAll(async () => {
  mailed = await openMailedProperty()
  ;({ api, property } = mailed)
})
afterAll(() => mailed.close())

const change = (token: string, email: string) =>
  api.call('POST', `/reservation-details/${token}/email`, { body: { email } })

test('a mistyped address is corrected by the link, gets the same e-mail, and is recorded in the history', async () => {
  const { token, number, payment_url } = await book(api, [aStay(property.unit, '2027-06-04', '2027-06-07')])
  await actAtGateway(api, payment_url, 'pay')
  await mailed.deliver()
  mailed.mails.length = 0
  const { status, body } = await change(token, 'jana@gmail.com')
  expect(status).toBe(200)
  expect(body).toMatchObject({ guest: { email: 'jana@gmail.com' } })
  await mailed.deliver()
  expect(mailed.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['jana@gmail.com', expect.stringContaining(number)],
  ])
  expect(mailed.mails[0]?.text).toContain(token)
  const changes = await property.call('GET', `/reservations/${await idOf(property, number)}/history`)
  expect(JSON.stringify(changes.body)).toContain('jana@gmail.com')
})

test('correcting an address is limited to a few changes an hour, and ends with the reservation', async () => {
  const { token } = await book(api, [aStay(property.unit, '2027-07-04', '2027-07-07')])
  expect((await change(token, 'nikto')).status).toBe(400)
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((one) => change(token, `jana${one}@example.sk`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429])
  api.clock.advanceMinutes(25 * 60)
  expect(await detailOf(api, token)).toMatchObject({ state: 'expired' })
  expect((await change(token, 'jana@example.sk')).body).toMatchObject({ code: 'transition_not_allowed' })
})
