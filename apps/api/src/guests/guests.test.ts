import type { GuestCard, GuestMatch, GuestPair } from '@dvor/contract/guests/guest-cards.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { moveTo, reservationOf, stayAndLeave } from '../testing/fixtures/a-past-stay.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { roleToken, tokenWith } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aGuest, aStay, book, type TestProperty } from '../testing/test-property.ts'

interface Listed {
  id: string
  name: string
  email: string | null
  phone: string | null
  visits: GuestCard['visits']
}

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

const listGuests = async (query = '') => (await property.call('GET', `/guests${query}`)).body as Listed[]
const cardOf = async (id: string) => (await property.call('GET', `/guests/${id}/card`)).body as GuestCard
const onSite = (guest: Partial<typeof aGuest> = {}) => ({
  payment_method: 'on_site',
  more: { guest: { ...aGuest, ...guest } },
})

/** The owner books by phone. */
async function bookByPhone(guest: object, arrival = '2027-07-01', departure = '2027-07-03') {
  const unit = await property.addUnit()
  const { status, body } = await property.call('POST', '/reservations', {
    stays: [aStay(unit, arrival, departure)],
    guest,
  })
  expect(status).toBe(200)
  return body as { id: string; guest_card: { id: string; visits: number } }
}

/** Two cards of one phone number: Jana by e-mail, and one without. */
async function twoCards() {
  await stayAndLeave(api, property)
  await bookByPhone({ first_name: 'Janka', last_name: 'Nová', phone: '0900 123 456' })
  const [other, jana] = await listGuests('?_sort=name:DESC')
  return { jana: jana?.id ?? '', other: other?.id ?? '' }
}

describe('a card', () => {
  test('is one for all reservations of an e-mail, however it is written', async () => {
    await stayAndLeave(api, property)
    await book(
      api,
      [aStay(await property.addUnit(), '2027-08-01', '2027-08-04')],
      onSite({ email: 'JANA@example.com' }),
    )
    const guests = await listGuests()
    expect(guests).toMatchObject([
      {
        name: 'Jana Nováková',
        email: 'jana@example.com',
        visits: { count: 1, last: '2027-03-12', next: '2027-08-01' },
      },
    ])
    const card = await cardOf(guests[0]?.id ?? '')
    expect(card).toMatchObject({ visits: 1, nights: 2, merged: [], likely: [] })
    expect(card.stays.map(({ state, arrival }) => [state, arrival])).toEqual([
      ['confirmed', '2027-08-01'],
      ['completed', '2027-03-12'],
    ])
  })

  test('is found by phone and surname where there is no e-mail, and gets the e-mail later', async () => {
    const guest = { first_name: 'Peter', last_name: 'Sýkora', phone: '0911 222 333' }
    const { guest_card } = await bookByPhone(guest)
    await bookByPhone(
      { ...guest, phone: '+421 911 222 333', email: 'peter@example.com' },
      '2027-07-05',
      '2027-07-06',
    )
    expect(await listGuests()).toMatchObject([{ id: guest_card.id, email: 'peter@example.com' }])
    await bookByPhone({ ...guest, last_name: 'Iná', email: 'ina@example.com' }, '2027-07-08', '2027-07-09')
    expect(await listGuests()).toHaveLength(2)
  })

  test('is not changed by a stranger who types its address on the site', async () => {
    await stayAndLeave(api, property)
    await stayAndLeave(api, property, {
      arrival: '2027-03-20',
      departure: '2027-03-22',
      guest: { first_name: 'Cudzí', last_name: 'Človek', phone: '+421 999 999 999' },
    })
    expect(await listGuests()).toMatchObject([{ name: 'Jana Nováková', phone: '+421 900 123 456' }])
  })

  test('follows a mistyped e-mail that the owner mends, and leaves no card behind', async () => {
    const { id, guest_card } = await bookByPhone({ last_name: 'Novák', email: 'novak@exmaple.com' })
    const mend = (email: string) =>
      property.call('PUT', `/reservations/${id}`, { guest: { last_name: 'Novák', email } })
    expect((await mend('novak@example.com')).status).toBe(200)
    expect(await listGuests()).toMatchObject([{ id: guest_card.id, email: 'novak@example.com' }])
    const jana = await bookByPhone(
      { last_name: 'Nováková', email: 'jana@example.com' },
      '2027-07-05',
      '2027-07-06',
    )
    expect((await mend('jana@example.com')).status).toBe(200)
    expect(await listGuests()).toMatchObject([{ id: jana.guest_card.id }])
  })

  test('adds up what was paid and not returned, and counts only stays that took place', async () => {
    const id = await stayAndLeave(api, property)
    const pay = { kind: 'payment', method: 'cash', amount: 16_600 }
    await property.call('POST', `/reservations/${id}/transaction-logs`, pay)
    const order = await book(api, [aStay(await property.addUnit(), '2027-08-01', '2027-08-04')], onSite())
    await moveTo(property, await reservationOf(property, order.token), 'cancelled')
    const [guest] = await listGuests()
    expect(await cardOf(guest?.id ?? '')).toMatchObject({ visits: 1, nights: 2, spent: 16_600 })
  })
})

describe('an unwanted guest', () => {
  test('needs a reason, and is an alert at the next order, which the guest does not learn', async () => {
    await stayAndLeave(api, property)
    const [guest] = await listGuests()
    const mark = (body: object) => property.call('PUT', `/guests/${guest?.id}`, body)
    expect(await mark({ not_again: true })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'not_again_reason', code: 'required' }] },
    })
    expect((await mark({ not_again: true, not_again_reason: 'Zničili izbu' })).status).toBe(200)
    const order = await book(api, [aStay(await property.addUnit(), '2027-08-01', '2027-08-04')], onSite())
    const { body } = await property.call('GET', `/reservations/${await reservationOf(property, order.token)}`)
    expect(body).toMatchObject({
      alerts: [{ kind: 'guest_unwanted' }],
      guest_card: { not_again: true, not_again_reason: 'Zničili izbu' },
    })
    const answer = await api.call('GET', `/reservation-details/${order.token}`)
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).not.toMatch(/Zničili|neubytovať|guest_card|unwanted/)
    const mine = await api.call('GET', `/reservation-details/${order.token}/personal-data.json`)
    expect(JSON.stringify(mine.body)).not.toMatch(/Zničili|neubytovať/)
  })
})

describe('two cards of one person', () => {
  test('are suggested, merged after a preview, and separated again', async () => {
    const { jana, other } = await twoCards()
    await property.call('PUT', `/guests/${jana}`, { wishes: 'Tichá izba' })
    await property.call('PUT', `/guests/${other}`, { wishes: 'Postieľka', note: 'Volá vždy v nedeľu' })
    const pairs = (await property.call('GET', '/guest-duplicates')).body as GuestPair[]
    expect(pairs).toMatchObject([{ likeness: 'phone', guests: [{ id: jana }, { id: other }] }])
    expect((await cardOf(jana)).likely).toMatchObject([{ guest: { id: other }, likeness: 'phone' }])
    const merge = (query = '') => property.call('POST', `/guests/${jana}/merge${query}`, { duplicate: other })
    expect((await merge('?dry_run')).body).toMatchObject({
      stays: [{}, {}],
      merged: [{ id: other }],
      likely: [],
    })
    expect(await listGuests()).toHaveLength(2)

    expect((await merge()).status).toBe(200)
    expect(await listGuests()).toMatchObject([
      { id: jana, wishes: 'Tichá izba\nPostieľka', note: 'Volá vždy v nedeľu' },
    ])
    expect((await property.call('GET', `/guests/${other}/card`)).status).toBe(404)
    expect((await property.call('GET', '/guest-duplicates')).body).toEqual([])
    expect((await merge()).body).toMatchObject({ code: 'conflict' })

    await property.call('PUT', `/guests/${jana}`, { wishes: 'Len tichá izba' })
    expect((await property.call('POST', `/guests/${other}/separate`)).body).toMatchObject({
      stays: [{}],
      merged: [],
    })
    expect(await listGuests('?_sort=name:ASC')).toMatchObject([
      { id: jana, wishes: 'Len tichá izba', note: null },
      { id: other, wishes: 'Postieľka' },
    ])
  })

  test('are suggested by name and birth of the register, and not by a name alone', async () => {
    const first = await stayAndLeave(api, property)
    const second = await stayAndLeave(api, property, {
      arrival: '2027-03-20',
      departure: '2027-03-22',
      guest: { email: 'jana.n@example.com', phone: '+421 905 555 555' },
    })
    const pairs = async () => (await property.call('GET', '/guest-duplicates')).body as GuestPair[]
    expect(await pairs()).toEqual([])
    for (const id of [first, second])
      await api.api.db.$client.query(
        `insert into stay_guests (id, reservation, position, first_name, last_name, birth_date, nationality, document_kind, address, purpose)
         values (gen_random_uuid(), $1, 0, 'JANA', 'Novakova', '1980-05-05', 'SK', 'id_card', 'x', 'recreation')`,
        [id],
      )
    expect(await pairs()).toMatchObject([{ likeness: 'birth' }])
  })

  test('merged the two ways round at once become one, and no ring', async () => {
    const { jana, other } = await twoCards()
    const merge = (whole: string, duplicate: string) =>
      property.call('POST', `/guests/${whole}/merge`, { duplicate })
    const answers = await Promise.all([merge(jana, other), merge(other, jana)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await listGuests()).toHaveLength(1)
  })
})

describe('access', () => {
  test('a match needs the permission to read contacts, and finds by name, e-mail and phone', async () => {
    await stayAndLeave(api, property)
    const matches = async (q: string) =>
      (await property.call('GET', `/guest-matches?q=${encodeURIComponent(q)}`)).body as GuestMatch[]
    for (const q of ['novak', 'jana@ex', '0900 123', 'Nováková Jana'])
      expect(await matches(q), q).toMatchObject([{ first_name: 'Jana', visits: 1, last: '2027-03-12' }])
    expect(await matches('Kováč')).toEqual([])
    const token = await roleToken(api, 'housekeeping')
    for (const path of ['/guest-matches?q=jana', '/guests', '/guest-duplicates'])
      expect((await api.call('GET', path, { token })).status).toBe(403)
  })

  test('without the permission for money the card has no sums', async () => {
    await stayAndLeave(api, property)
    const [guest] = await listGuests()
    const token = await tokenWith(api, ['guests.read', 'reservations.read'])
    const { body } = await api.call('GET', `/guests/${guest?.id}/card`, { token })
    expect(body).toMatchObject({ visits: 1 })
    expect(JSON.stringify(body)).not.toContain('spent')
  })
})

describe('personal data', () => {
  test('the export has the card, the erasure deletes it with its history', async () => {
    await stayAndLeave(api, property)
    const [guest] = await listGuests()
    await property.call('PUT', `/guests/${guest?.id}`, { wishes: 'Bez lepku' })
    const exported = await property.call('GET', '/personal-data/export.json?email=jana@example.com')
    expect(JSON.stringify(exported.body)).toContain('Bez lepku')
    expect(
      (await property.call('POST', '/personal-data/erasures', { email: 'jana@example.com' })).status,
    ).toBe(200)
    expect(await listGuests()).toEqual([])
    const { rows } = await api.api.db.$client.query(`select 1 from history where collection = 'guests'`)
    expect(rows).toEqual([])
  })
})
