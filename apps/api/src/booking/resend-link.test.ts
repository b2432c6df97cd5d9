import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuest, aStay, book, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => void ({ api, property } = await startTestProperty()))
afterAll(() => api.close())

const resend = (number: string, email: string, from: string) =>
  api.call('POST', '/reservation-details/resend', { body: { number, email }, from })
const links = async () => {
  await api.api.settle()
  return (await property.call('GET', '/outgoing-emails?key=reservation_link')).body as { to: string }[]
}

test('the link goes to the guest of the number alone, and both answers are equal', async () => {
  const { number } = await book(api, [aStay(property.unit, '2027-05-01', '2027-05-03')])
  const right = await resend(number, aGuest.email.toUpperCase(), '10.3.0.1')
  const wrong = await resend(number, 'nikto@example.com', '10.3.0.2')
  expect([right.status, wrong.status]).toEqual([200, 200])
  expect(wrong.body).toEqual(right.body)
  expect(await links()).toMatchObject([{ to: aGuest.email }])
})

test('an address is limited, and a whole IPv6 network counts as one', async () => {
  const from = (host: number) => resend('2027-1', `hladam-${host}@example.com`, `2001:db8:5:6::${host}`)
  for (let host = 1; host <= 5; host++) expect((await from(host)).status).toBe(200)
  expect((await from(6)).status).toBe(429)
  expect((await resend('2027-1', 'hladam-7@example.com', '2001:db8:5:7::1')).status).toBe(200)
})

test('a mailbox is limited wherever the requests come from', async () => {
  const to = (index: number) => resend('2027-1', `schranka+${index}@example.com`, `10.4.0.${index}`)
  for (let index = 1; index <= 5; index++) expect((await to(index)).status).toBe(200)
  expect((await to(6)).status).toBe(429)
})
