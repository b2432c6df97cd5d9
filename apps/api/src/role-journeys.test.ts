import { todayIn } from '@dvor/format/instants.ts'
import { addDays } from '@dvor/format/days.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copySample } from './testing/fixtures/filled-sample.ts'
import { roleToken } from './testing/sign-in.ts'
import type { Answer, TestApi } from './testing/test-api.ts'
import { aGuest, aStay } from './testing/test-property.ts'

const roles = ['reception', 'housekeeping', 'accountant', 'editor'] as const
type Role = (typeof roles)[number]

let api: TestApi
const tokens = new Map<Role, string>()
beforeAll(async () => {
  api = await copySample({ files: 'own' })
  for (const role of roles) tokens.set(role, await roleToken(api, role))
})
afterAll(() => api.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function call(role: Role, method: Method, path: string, body?: unknown): Promise<Answer> {
  return api.call(method, path, { token: tokens.get(role) ?? '', body })
}
async function done<T>(...request: Parameters<typeof call>): Promise<T> {
  const { status, body } = await call(...request)
  expect(status, `${request.join(' ')}: ${JSON.stringify(body)}`).toBe(200)
  return body as T
}
const today = () => todayIn(api.clock.now())
const anyId = crypto.randomUUID()
interface Stored {
  id: string
  updatedAt: string
}

test('reception books, takes money, checks in and issues a document', async () => {
  const [unit] = await done<Stored[]>('reception', 'GET', '/accommodation-units?let_as=unit&_limit=1')
  const arrival = addDays(today(), 400)
  const stays = [aStay(unit?.id ?? '', arrival, addDays(arrival, 2))]
  const booked = await done<Stored & { total: number; guest_phone: string }>(
    'reception',
    'POST',
    '/reservations',
    { stays, guest: aGuest },
  )
  expect(booked.guest_phone).toBe(aGuest.phone)
  const path = `/reservations/${booked.id}`
  const cash = { kind: 'payment', method: 'cash', amount: booked.total }
  await done('reception', 'POST', `${path}/transaction-logs`, cash)
  await done('reception', 'PUT', path, { note: 'Prídu o šiestej' })
  await done('reception', 'PUT', path, { state: 'checked_in', register_later: true })
  await done('reception', 'POST', `${path}/documents`, { kind: 'advance_invoice' })
  expect(await done<object[]>('reception', 'GET', `${path}/history`)).not.toHaveLength(0)
  expect(await done('reception', 'GET', '/dashboard')).toHaveProperty('arrivals')
})

test('housekeeping sees who comes by numbers alone: no names, phones, notes or prices', async () => {
  const query = `from=${today()}&to=${addDays(today(), 20)}`
  const sheet = await done<object>('housekeeping', 'GET', `/housekeeping-sheet?${query}`)
  const text = JSON.stringify(sheet)
  expect(text).toMatch(/"adults":\d/)
  // The notes of the plan are those of who cleans.
  const withoutPlans = text.replaceAll(/"plan":\{[^}]*\}/g, '')
  expect(withoutPlans).not.toMatch(/guest_name|number|note|phone|email|total|price|amount/)
  const whole = JSON.stringify(await done('reception', 'GET', `/housekeeping-sheet?${query}`))
  expect(whole).toMatch(/guest_name.*internal_note/)
})

test('the accountant reads documents and months, and exports them', async () => {
  const invoices = await done<Stored[]>('accountant', 'GET', '/invoices?_limit=3')
  expect(invoices.length).toBeGreaterThan(0)
  await done('accountant', 'GET', '/accounting-months')
  await done('accountant', 'GET', '/till')
  await done('accountant', 'GET', '/statement-lines')
  const [invoice] = invoices
  const single = await done<{ reservation: unknown }>('accountant', 'GET', `/invoices/${invoice?.id}`)
  expect(single.reservation, 'the reservation stays an id').toEqual(expect.any(String))
  const headers = { authorization: `Bearer ${tokens.get('accountant')}` }
  const table = await api.app.inject({ url: '/api/exports/invoices.csv', headers })
  expect([table.statusCode, table.body.split('\r\n').length > 1]).toEqual([200, true])
})

test('the accountant finds whose a payment is by number, name or sum, and sees no more of it', async () => {
  const { rows } = await api.api.db.$client.query<{
    number: string
    last_name: string
    guest_phone: string
    due: number
  }>(
    'select number, last_name, guest_phone, due from reservations where number is not null and due > 0 limit 1',
  )
  const [owing] = rows
  const find = (q: string) =>
    done<{ number: string }[]>('accountant', 'GET', `/payable-reservations?q=${encodeURIComponent(q)}`)
  const sum = `${((owing?.due ?? 0) / 100).toFixed(2).replace('.', ',')} €`
  for (const words of [owing?.number ?? '', owing?.last_name ?? '', sum])
    expect(
      (await find(words)).map(({ number }) => number),
      words,
    ).toContain(owing?.number)
  const [one] = await find(owing?.number ?? '')
  expect(Object.keys(one ?? {}).toSorted()).toEqual(['due', 'guest_name', 'id', 'number', 'total'])
  expect(await find(owing?.guest_phone ?? '')).toEqual([])
  expect(await find('%%')).toEqual([])
  expect((await call('reception', 'GET', '/payable-reservations?q=Nov')).status).toBe(403)
})

test('the editor writes and publishes, and sets no price', async () => {
  const [category] = await done<Stored[]>('editor', 'GET', '/blog-categories')
  const article = { title: 'Jeseň na dvore', blog_category: category?.id }
  const { id } = await done<Stored>('editor', 'POST', '/blog-articles', article)
  await done('editor', 'PUT', `/blog-articles/${id}`, { published_at: api.clock.now().toISOString() })
  const [unit] = await done<Stored[]>('editor', 'GET', '/accommodation-units?_limit=1')
  const path = `/accommodation-units/${unit?.id}`
  await done('editor', 'PUT', path, { short_description: 'Izba s výhľadom na lúku' })
  expect(await call('editor', 'PUT', path, { base_price: 1 })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'base_price', code: 'read_only' }] },
  })
})

describe('a call beyond the role is refused', () => {
  test.each<[Role, Method, string, object?]>([
    ['reception', 'PUT', `/users/${anyId}`, { role: 'admin' }],
    ['reception', 'PUT', '/global-settings', { iban: 'SK3112000000198742637541' }],
    ['reception', 'POST', '/price-changes', {}],
    ['reception', 'GET', '/history'],
    ['reception', 'PUT', `/reservations/${anyId}/price-adjustments`, {}],
    ['reception', 'GET', '/analytics'],
    ['housekeeping', 'GET', '/reservations'],
    ['housekeeping', 'GET', '/exports/reservations.csv'],
    ['housekeeping', 'GET', '/guest-register?from=2027-01-01&to=2027-02-01'],
    ['housekeeping', 'GET', '/tape-chart?from=2027-01-01&to=2027-02-01'],
    ['accountant', 'GET', `/reservations/${anyId}/guests`],
    ['accountant', 'POST', '/guest-register/:id/document'.replace(':id', anyId)],
    ['accountant', 'GET', '/exports/reservations.csv'],
    ['accountant', 'PUT', `/text-blocks/${anyId}`, { title: 'Účet' }],
    ['editor', 'GET', '/invoices'],
    ['editor', 'GET', '/dashboard'],
    ['editor', 'POST', '/roles', { name: 'Moja', copy_of: 'admin' }],
    ['editor', 'DELETE', `/accommodation-units/${anyId}`],
  ])('%s: %s %s', async (role, method, path, body) => {
    expect(await call(role, method, path, body)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })
})
