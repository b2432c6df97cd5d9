import type { Dashboard, DashboardReservation } from '@dvor/contract/insight/dashboard.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aStay, book, hold, type TestProperty } from '../../testing/test-property.ts'
import { addRide, aSeat, saturday } from '../../testing/fixtures/a-service.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'

const today = '2027-03-10'
const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

const read = async () => (await property.call('GET', '/dashboard')).body as Dashboard
const numbers = (list: DashboardReservation[]) => list.map(({ guest_name }) => guest_name)
const nightsTaken = ({ occupancy }: Dashboard) =>
  occupancy.filter(({ taken }) => taken > 0).map(({ day, taken }) => [day, taken])

async function frontDesk(last_name: string, stays: StayRequest[], state = 'confirmed') {
  const body = { stays, guest: { last_name, phone: '+421 900 111 222' }, state }
  const answer = await property.call('POST', '/reservations', body)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return (answer.body as { id: string }).id
}
async function go(id: string, ...states: string[]) {
  for (const state of states) {
    const answer = await property.call('PUT', `/reservations/${id}`, { state, register_later: true })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
}

test('the dashboard is for the owner only', async () => {
  expect((await api.call('GET', '/dashboard')).status).toBe(401)
})

test('an empty property has no lists, and all nights are free', async () => {
  const seen = await read()
  expect(seen).toMatchObject({ today, arrivals: [], departures: [], to_clean: [], units: 1, states: [] })
  expect(seen.in_house).toEqual({ reservations: 0, guests: 0 })
  expect(seen.occupancy).toHaveLength(30)
  expect(seen.occupancy[0]).toEqual({ day: today, taken: 0, closed: 0 })
  expect(seen.occupancy[29]?.day).toBe('2027-04-08')
})

test('a departure day is free, a cancelled stay and a put-aside unit do not count', async () => {
  const second = await property.addUnit()
  const aside = await property.addUnit()
  await frontDesk('Dve', [
    aStay(property.unit, '2027-03-12', '2027-03-14'),
    aStay(second, '2027-03-13', '2027-03-15'),
  ])
  await go(await frontDesk('Zrusil', [aStay(property.unit, '2027-03-20', '2027-03-22')]), 'cancelled')
  await frontDesk('Bokom', [aStay(aside, '2027-03-12', '2027-03-13')])
  await property.call('PUT', `/accommodation-units/${aside}`, { active: false })
  const seen = await read()
  expect(seen.units).toBe(2)
  expect(nightsTaken(seen)).toEqual([
    ['2027-03-12', 1],
    ['2027-03-13', 2],
    ['2027-03-14', 1],
  ])
})

test('the 30th night counts, the next one does not; a closure is closed, a hold does not count', async () => {
  const second = await property.addUnit()
  await frontDesk('Okraj', [aStay(property.unit, '2027-04-08', '2027-04-10')])
  await property.add('closures', { accommodation_unit: second, day_from: '2027-03-11', day_to: '2027-03-11' })
  await hold(api, [aStay(second, '2027-03-20', '2027-03-22')])
  const seen = await read()
  expect(nightsTaken(seen)).toEqual([['2027-04-08', 1]])
  expect(seen.occupancy.filter(({ closed }) => closed > 0)).toEqual([
    { day: '2027-03-11', taken: 0, closed: 1 },
  ])
})

test('a service booked without a stay is listed with its day and time', async () => {
  const { status } = await property.call('POST', '/reservations', {
    stays: [],
    services: [aSeat(await addRide(property), 2)],
    guest: { last_name: 'Jazdecká', phone: '+421 900 111 222' },
    state: 'awaiting_payment',
  })
  expect(status).toBe(200)
  expect((await read()).waiting_for_money).toMatchObject([
    { arrival: null, unit_codes: [], first_service: { day: saturday, time_from: '10:00' } },
  ])
})

test('lists arrivals, departures, present guests, and units to clean first', async () => {
  const [second, third] = [await property.addUnit(), await property.addUnit()]
  api.clock.set('2027-03-08T09:00:00Z')
  await go(await frontDesk('Odchadza', [aStay(property.unit, '2027-03-08', today)]), 'checked_in')
  await go(await frontDesk('Odisiel', [aStay(second, '2027-03-08', today)]), 'checked_in', 'completed')
  await go(
    await frontDesk('Byva', [aStay(third, '2027-03-08', '2027-03-11', { children_ages: [4] })]),
    'checked_in',
  )
  api.clock.set('2027-03-10T09:00:00Z')
  await frontDesk('Prichadza', [aStay(property.unit, today, '2027-03-12')])
  const seen = await read()
  expect(numbers(seen.arrivals)).toEqual(['Prichadza'])
  expect(numbers(seen.departures)).toEqual(['Odchadza', 'Odisiel'])
  expect(seen.in_house).toEqual({ reservations: 1, guests: 3 })
  expect(seen.to_clean.map(({ id, is_free, is_next_today }) => [id, is_free, is_next_today])).toEqual([
    [property.unit, false, true],
    [second, true, false],
  ])
})

test('today is the day in Bratislava: an hour before midnight in UTC it is tomorrow already', async () => {
  await frontDesk('Zajtra', [aStay(property.unit, '2027-03-11', '2027-03-12')])
  api.clock.set('2027-03-10T22:59:59Z')
  expect((await read()).arrivals).toEqual([])
  api.clock.set('2027-03-10T23:00:00Z')
  expect(await read()).toMatchObject({ today: '2027-03-11', arrivals: [{ guest_name: 'Zajtra' }] })
})

test('lists reservations that wait for approval or payment, until they expire', async () => {
  const asks = await property.addUnit({ approval_required: true })
  await book(api, [aStay(asks, '2027-05-01', '2027-05-03')])
  await book(api, [aStay(property.unit, '2027-05-01', '2027-05-03')])
  const seen = await read()
  expect(seen.waiting_for_approval).toMatchObject([{ state: 'pending_approval' }])
  expect(seen.waiting_for_money).toMatchObject([{ state: 'awaiting_payment', due: 16_600 }])
  expect(seen.waiting_for_money[0]?.pay_by).not.toBeNull()
  expect(seen.states).toEqual([
    { state: 'awaiting_payment', services_only: false, count: 1 },
    { state: 'pending_approval', services_only: false, count: 1 },
  ])
  api.clock.advanceMinutes(31)
  expect((await read()).waiting_for_money).toEqual([])
})

test('counts services alone apart only in the state that is named differently for them', async () => {
  const guest = { phone: '+421 900 111 222' }
  const ride = await addRide(property, {}, { weekday: 3 })
  const services = [aSeat(ride, 1, today)]
  for (const last_name of ['Prisla', 'Pride']) {
    const body = { stays: [], services, guest: { ...guest, last_name }, state: 'confirmed' }
    const answer = await property.call('POST', '/reservations', body)
    expect(answer.status).toBe(200)
    if (last_name === 'Prisla') await go((answer.body as { id: string }).id, 'checked_in')
  }
  await go(await frontDesk('Byva', [aStay(property.unit, today, '2027-03-12')]), 'checked_in')
  expect((await read()).states).toEqual([
    { state: 'confirmed', services_only: false, count: 1 },
    { state: 'checked_in', services_only: false, count: 1 },
    { state: 'checked_in', services_only: true, count: 1 },
  ])
  const came = await property.call('GET', '/reservations?state=checked_in&arrival_null=true')
  expect(came.body).toMatchObject([{ last_name: 'Prisla' }])
})

test('lists reservations with a flag, missed arrivals and missed departures', async () => {
  const second = await property.addUnit()
  const flagged = await frontDesk('Pozri', [aStay(property.unit, '2027-05-01', '2027-05-03')])
  await property.call('PUT', `/reservations/${flagged}`, { attention: 'Zavolať späť' })
  await frontDesk('Neprisiel', [aStay(property.unit, today, '2027-03-12')])
  await go(await frontDesk('Neodisiel', [aStay(second, today, '2027-03-11')]), 'checked_in')
  api.clock.set('2027-03-12T09:00:00Z')
  const { attention, alerts } = await read()
  expect(attention.flagged).toMatchObject([
    { guest_name: 'Neodisiel', attention: 'V knihe hostí chýbajú 2\u00A0osoby z 2.' },
    { guest_name: 'Pozri', attention: 'Zavolať späť' },
  ])
  expect(numbers(attention.missed_arrivals)).toEqual(['Neprisiel'])
  expect(numbers(attention.missed_departures)).toEqual(['Neodisiel'])
  // Those who left too late and those of the missed arrival, who may have come unseen.
  expect(alerts).toMatchObject([{ kind: 'guests_missing', count: 4 }])
})

test('an open payment is shown after an hour', async () => {
  const asks = await property.addUnit({ approval_required: true })
  await property.settings({ approval_hours: 48 })
  const { token } = await book(api, [aStay(asks, '2027-06-01', '2027-06-03')])
  const [waiting] = (await read()).waiting_for_approval
  await go(waiting?.id ?? '', 'awaiting_payment')
  await api.call('POST', `/reservation-details/${token}/payments`, { body: { payment_method: 'sandbox' } })
  // Rows are stamped by the database's own clock, not by the test's.
  const begun = (at: string) => api.api.db.$client.query(`update payment_attempts set created_at = '${at}'`)
  await begun('2027-03-10T08:01:00Z')
  expect((await read()).attention.open_payments).toEqual([])
  await begun('2027-03-10T07:59:00Z')
  expect((await read()).attention.open_payments).toMatchObject([{ id: waiting?.id }])
})

test('warnings name missing settings', async () => {
  expect((await read()).warnings).toEqual(['email_not_set_up', 'only_trial_payments'])
  await property.settings({ iban: null })
  expect((await read()).warnings).toContain('no_bank_account')
})

test('an invalid number saved before the check is a warning and stays', async () => {
  const settings = async () =>
    (await property.call('GET', '/global-settings')).body as Record<string, unknown>
  const wrong = { iban: 'SK32 1200 0000 1987 4263 7541', bic: 'TATRA', ico: '12345678' }
  await api.api.db.$client.query(
    'update global_settings set iban = $1, bic = $2, ico = $3',
    Object.values(wrong),
  )
  expect((await read()).warnings).toEqual(
    expect.arrayContaining(['wrong_bank_account', 'wrong_business_data']),
  )
  const whole = await property.call('PUT', '/global-settings', { ...(await settings()), city: 'Ľubeľa' })
  expect(whole).toMatchObject({ status: 200, body: { ...wrong, city: 'Ľubeľa' } })
  const mended = { iban: 'sk31 1200 0000 1987 4263 7541', bic: 'tatrskbx', ico: '12 345 679' }
  expect(await property.call('PUT', '/global-settings', mended)).toMatchObject({
    body: { iban: 'SK3112000000198742637541', bic: 'TATRSKBX', ico: '12345679' },
  })
  expect((await read()).warnings).toEqual(['email_not_set_up', 'only_trial_payments'])
})

test('refuses mistyped account and company numbers at their fields', async () => {
  const wrong = { iban: 'SK32', bic: 'TATR', ico: '12345670', dic: '1', ic_dph: 'SK1' }
  const answer = await property.call('PUT', '/global-settings', wrong)
  expect((answer.body as { fields: unknown[] }).fields).toEqual(
    expect.arrayContaining(Object.keys(wrong).map((path) => ({ path, code: `invalid_${path}` }))),
  )
  expect(await property.call('PUT', '/global-settings', { country: 'Kdesi' })).toMatchObject({
    body: { fields: [{ path: 'country', code: 'invalid_country' }] },
  })
  const foreign = { country: 'Rakúsko', ico: 'FN 123456a', postal_code: '1010' }
  expect(await property.call('PUT', '/global-settings', foreign)).toMatchObject({
    status: 200,
    body: foreign,
  })
})
