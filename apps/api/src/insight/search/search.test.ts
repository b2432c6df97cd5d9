import { hitsPerGroup, searchAnswer } from '@dvor/contract/insight/search.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestProperty } from '../../testing/test-property.ts'
import { addRide, aSeat, saturday } from '../../testing/fixtures/a-service.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { phoneDigits } from '../../db/folded-text.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let number: string
let id: string

const search = async (q: string) => {
  const { status, body } = await property.call('GET', `/search?q=${encodeURIComponent(q)}`)
  expect(status, q).toBe(200)
  return new Map(searchAnswer.parse(body).groups.map(({ name, hits }) => [name, hits]))
}
const titles = async (q: string, name: 'reservations' | 'accommodation-units' | 'blog-articles') =>
  ((await search(q)).get(name) ?? []).map(({ title }) => title)

async function bookFor(first_name: string, last_name: string, arrival: string, departure: string) {
  const unit = await property.addUnit()
  const { body } = await property.call('POST', '/reservations', {
    stays: [{ accommodation_unit: unit, arrival, departure, adults: 2, children_ages: [] }],
    guest: {
      first_name,
      last_name,
      email: 'zofia@example.com',
      phone: `+421 ${first_name === 'Žofia' ? '905' : '911'} 123 456`,
    },
    state: 'confirmed',
    payment_method: 'on_site',
  })
  return body as { id: string; number: string }
}

beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  ;({ id, number } = await bookFor('Žofia', 'Šťastná', '2027-05-04', '2027-05-07'))
  for (let day = 10; day < 16; day++) await bookFor('Šťastko', 'Malý', `2027-06-${day}`, `2027-06-${day + 1}`)
  await property.addUnit({ title: 'Izba pod lipou', code: 'LIPA' })
  await property.addUnit({ title: 'Lipová', code: 'B2' })
  await property.add('blog-articles', { title: 'Lipový kvet', content: '<p>Zofia ho zbiera</p>' })
})
afterAll(() => api.close())

test.each([
  ['without accents', 'stastna'],
  ['with the name before', 'zofia stastna'],
  ['the name the other way round', 'Šťastná žofia'],
])('a guest is found %s', async (_what, q) => {
  expect((await search(q)).get('reservations')).toMatchObject([
    { id, title: 'Žofia Šťastná', stay: { number, arrival: '2027-05-04', state: 'confirmed' } },
  ])
})

test('a service booked without a stay is found with its day and time', async () => {
  const { status } = await property.call('POST', '/reservations', {
    stays: [],
    services: [aSeat(await addRide(property), 2)],
    guest: { last_name: 'Jazdecká', phone: '+421 900 111 222' },
    state: 'confirmed',
    payment_method: 'on_site',
  })
  expect(status).toBe(200)
  expect((await search('jazdecka')).get('reservations')).toMatchObject([
    { stay: { arrival: null, first_service: { day: saturday, time_from: '10:00' } } },
  ])
})

test('a number, also as variable symbol, finds its reservation first', async () => {
  const [first] = (await search(number)).get('reservations') ?? []
  expect(first).toMatchObject({ id, title: 'Žofia Šťastná' })
})

test.each(['0905 123 456', '+421905123456', '00421 905/123-456', '905123456'])(
  '%s finds the guest with this phone',
  async (q) => {
    expect(await titles(q, 'reservations')).toContain('Žofia Šťastná')
  },
)

test('a number is a phone number only with enough digits', () => {
  expect(['+421', '12', 'izba 4', '0905'].map(phoneDigits)).toEqual([undefined, undefined, undefined, '905'])
})

test('names and phones of other countries are found in the search and in every list alike', async () => {
  const unit = await property.addUnit()
  const { status, body } = await property.call('POST', '/reservations', {
    stays: [
      {
        accommodation_unit: unit,
        arrival: '2027-08-01',
        departure: '2027-08-03',
        adults: 2,
        children_ages: [],
      },
    ],
    guest: {
      first_name: 'Łukasz',
      last_name: 'Øster-Großþór',
      email: 'lo@example.com',
      phone: '+421 905 777 666',
    },
    state: 'confirmed',
    payment_method: 'on_site',
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const { id: found } = body as { id: string }
  const listed = async (query: string) =>
    ((await property.call('GET', `/reservations?${query}`)).body as { id: string }[]).map((row) => row.id)
  for (const q of [
    'lukasz',
    'ŁUKASZ',
    'oster',
    'grossthor',
    'oster lukasz',
    '0905777666',
    '0905 777666',
    '00421905777666',
    '+421 905/777-666',
    '905.777.666',
  ]) {
    expect(
      ((await search(q)).get('reservations') ?? []).map((hit) => hit.id),
      q,
    ).toEqual([found])
    expect(await listed(`_q=${encodeURIComponent(q)}`), q).toEqual([found])
  }
  expect(await listed('guest_name_contains=lukasz')).toEqual([found])
  expect(await listed('guest_phone_contains=0905777666')).toEqual([found])
  expect(await listed('guest_phone_ncontains=0905777666')).not.toContain(found)
  expect(await listed('_q=0905777667')).toEqual([])
})

test('only the best four of many are returned, matches at the beginning of a word first', async () => {
  expect(await titles('malý', 'reservations')).toHaveLength(hitsPerGroup)
  expect(await titles('lip', 'accommodation-units')).toEqual(['Lipová', 'Izba pod lipou'])
})

test('long texts are not searched, and a matching code is shown beside the name', async () => {
  expect(await titles('zbiera', 'blog-articles')).toEqual([])
  const hits = (await search('B2')).get('accommodation-units')
  expect(hits).toMatchObject([{ title: 'Lipová', detail: 'B2', stay: null }])
})

test('persons of the guest register lead to the reservation, the guest who booked only once', async () => {
  const person = {
    birth_date: '1990-01-02',
    nationality: 'SK',
    document_kind: 'id_card',
    document_number: 'AB123456',
    address: 'Hlavná 1, Zvolen',
    purpose: 'holiday',
    tax_exemption: null,
  }
  const guests = [
    { ...person, first_name: 'Žofia', last_name: 'Šťastná' },
    { ...person, first_name: 'Ľubomír', last_name: 'Holub' },
  ]
  const answer = await property.call('PUT', `/reservations/${id}/guests`, { guests })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect((await search('lubomir')).get('guests')).toMatchObject([
    { id, title: 'Ľubomír Holub', detail: 'Žofia Šťastná', stay: { number } },
  ])
  expect((await search('zofia')).get('guests')).toBeUndefined()
})

test.each(['%', '_%', "'; drop table users; --", '100 %', '\\d'])('%s is searched literally', async (q) => {
  const { status } = await property.call('GET', `/search?q=${encodeURIComponent(q)}`)
  expect(status).toBe(q.trim().length < 2 ? 400 : 200)
})

test.each(['', 'a', 'x'.repeat(81), 'ab%00'])('a search for "%s" is refused', async (q) => {
  expect((await property.call('GET', `/search?q=${q}`)).status).toBe(400)
})
