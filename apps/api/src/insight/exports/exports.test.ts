import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestProperty } from '../../testing/test-property.ts'
import { addUser, adminToken, signInAs } from '../../testing/sign-in.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let token: string

const take = (path: string, bearer = token) =>
  api.app.inject({ url: `/api/exports/${path}`, headers: { authorization: `Bearer ${bearer}` } })
/** Rows of an export as a spreadsheet splits them; no cell of these tests contains a semicolon. */
async function rowsOf(path: string): Promise<string[][]> {
  const { statusCode, body } = await take(path)
  expect(statusCode, path).toBe(200)
  expect([body.startsWith('\uFEFF'), body.endsWith('\r\n')]).toEqual([true, true])
  const lines = body.slice(1, -2).split('\r\n')
  return lines.map((line) => line.split(';'))
}
async function columnOf(path: string, heading: string): Promise<string[]> {
  const [heads = [], ...rows] = await rowsOf(path)
  const place = heads.indexOf(heading)
  expect(place, heading).toBeGreaterThanOrEqual(0)
  return rows.map((row) => row[place] ?? '')
}

beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  token = await adminToken(api)
  await property.add('activity-prices', { title: '=HYPERLINK("http://x")', description: 'Účet; "veľký"' })
  for (const [index, title] of ['Cukor', 'čaj', 'Chlieb', 'Žemľa'].entries())
    await property.add('activity-prices', { title, description: `za ${index}`, active: index !== 2 })
})
afterAll(() => api.close())

const listed = (Object.values(collections) as readonly Collection[]).filter(
  ({ operations, adminPath }) => operations.includes('list') && adminPath,
)

test.each(listed.map(({ name }) => [name]))('%s can be exported', async (name) => {
  const [heads = []] = await rowsOf(`${name}.csv`)
  expect(heads.at(-1)).toBe('Vytvorené')
})

test('no export contains the key of a guest’s link', async () => {
  const [heads = []] = await rowsOf('reservations.csv')
  expect(heads[0]).toBe('Číslo')
  expect(heads).not.toContain('Odkaz')
})

test('order and filters are those of the list, without its paging', async () => {
  const sorted = await columnOf(
    'activity-prices.csv?_sort=title:ASC&title_ncontains=HYPER&_start=2&_limit=1',
    'Názov',
  )
  expect(sorted).toEqual(['Cukor', 'čaj', 'Chlieb', 'Žemľa'])
  expect(await columnOf('activity-prices.csv?active=false', 'Názov')).toEqual(['Chlieb'])
  expect(await columnOf('activity-prices.csv?_q=zemla', 'Názov')).toEqual(['Žemľa'])
})

test('no cell becomes a formula, and each value stays in its cell', async () => {
  const { body } = await take('activity-prices.csv?title_contains=HYPER')
  expect(body).toContain(`"'=HYPERLINK(""http://x"")";"Účet; ""veľký""";áno;`)
})

test('money, days, choices and relations have their readable form', async () => {
  const unit = await property.addUnit({ title: 'Izba s výhľadom' })
  await property.call('POST', '/closures', {
    accommodation_unit: unit,
    day_from: '2027-07-04',
    day_to: '2027-07-06',
    kind: 'maintenance',
  })
  expect(await columnOf('accommodation-units.csv?title=Izba s výhľadom', 'Základná cena za noc')).toEqual([
    '80,00',
  ])
  const [heads, row] = await rowsOf('closures.csv')
  expect(heads?.length).toBe(row?.length)
  expect(row).toEqual(expect.arrayContaining(['Izba s výhľadom', '4.7.2027', '6.7.2027']))
})

test('the country of a guest is named', async () => {
  await api.api.db.$client
    .query(`insert into reservations (id, number, token, state, guest_name, guest_country, price)
    values (gen_random_uuid(), '20990001', 'export-country', 'confirmed', 'Jana', 'CZ', '{}')`)
  expect(await columnOf('reservations.csv?number=20990001', 'Krajina')).toEqual(['Česko'])
})

test('the state of a reservation has the name that the list shows', async () => {
  await api.api.db.$client
    .query(`insert into reservations (id, number, token, state, guest_name, arrival, price)
    values (gen_random_uuid(), '20990002', 'export-stay', 'checked_in', 'Jana', '2027-06-01', '{}'),
      (gen_random_uuid(), '20990003', 'export-ride', 'checked_in', 'Jana', null, '{}')`)
  const states = await columnOf(
    'reservations.csv?number_gte=20990002&number_lte=20990003&_sort=number:ASC',
    'Stav',
  )
  expect(states).toEqual(['Ubytovaná', 'Hosť prišiel'])
})

test('a long list is exported as a whole', async () => {
  await api.api.db.$client.query(`insert into activity_prices (id, title, description)
    select gen_random_uuid(), 'Riadok ' || n, 'x' from generate_series(1, 2300) n`)
  const titles = await columnOf('activity-prices.csv?title_contains=Riadok', 'Názov')
  expect([titles.length, new Set(titles).size]).toEqual([2300, 2300])
})

describe('is refused', () => {
  test.each([
    ['a list that there is not', 'nothing.csv', 404],
    ['what is no list', 'global-settings.csv', 404],
    ['an unknown filter', 'reservations.csv?password=1', 400],
    ['a filter by what may not be read', 'users.csv?password_hash_contains=a', 400],
  ])('%s', async (_what, path, status) => expect((await take(path)).statusCode).toBe(status))

  test('to anyone but admins', async () => {
    const guest = await signInAs(api, await addUser(api, 'authenticated'))
    expect((await take('reservations.csv', guest.accessToken)).statusCode).toBe(403)
  })
})

test('each export is recorded with its actor', async () => {
  const { rows } = await api.api.db.$client.query(
    `select actor, after->>'collection' as taken from history where action = 'export' order by at desc limit 1`,
  )
  await take('reservations.csv?guest_name_contains=Eva')
  const { rows: later } = await api.api.db.$client.query<{ actor: string; after: unknown }>(
    `select actor, after from history where action = 'export' order by at desc, id desc limit 1`,
  )
  expect(rows).toHaveLength(1)
  expect(later[0]).toEqual({ actor: expect.stringMatching(/^admin/), after: { collection: 'reservations' } })
})
