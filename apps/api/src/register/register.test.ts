import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import type { GuestRegister, GuestSheet, RegisterEntry } from '@dvor/contract/guests/guest-register.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { clearExpired } from '../privacy/clear-expired.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

const jana = {
  first_name: 'Jana',
  last_name: 'Nováková',
  birth_date: '1985-06-01',
  nationality: 'SK',
  document_kind: 'id_card',
  document_number: 'EA123456',
  address: 'Hlavná 1, 821 01 Bratislava',
}
const klaus = {
  ...jana,
  first_name: 'Klaus',
  last_name: 'Weiß',
  nationality: 'AT',
  document_kind: 'passport',
  document_number: 'P7654321',
  purpose: 'visit',
}

/** A web booking that is paid at once: confirmed. */
async function aReservation(arrival = '2027-03-20', departure = '2027-03-23', children_ages: number[] = []) {
  const stay = aStay(property.unit, arrival, departure, { children_ages })
  const { token, number } = await book(api, [stay], { payment_method: 'on_site' })
  const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
  return { token, id: found?.id ?? '' }
}
const path = (token: string) => `/reservation-details/${token}/guests`
const save = (token: string, ...guests: unknown[]) => api.call('PUT', path(token), { body: { guests } })
const sheet = async (token: string) => (await api.call('GET', path(token))).body as GuestSheet
const setState = (id: string, state: string) => property.call('PUT', `/reservations/${id}`, { state })
const rows = async () => (await api.api.db.$client.query('select * from stay_guests order by position')).rows
const register = async (query = 'from=2027-03-01&to=2027-03-31') =>
  (await property.call('GET', `/guest-register?${query}`)).body as GuestRegister
const historyOf = async (id: string) =>
  (await property.call('GET', `/reservations/${id}/history`)).body as { action: string; actor: string }[]

describe('a guest enters the persons of the stay', () => {
  test('and reads them again, of the number only its end', async () => {
    const { token, id } = await aReservation()
    expect(await sheet(token)).toEqual({
      expected: 2,
      arrival: '2027-03-20',
      departure: '2027-03-23',
      can_edit: true,
      stated_exemptions: [],
      guests: [],
      version: expect.any(String) as string,
    })
    const saved = await save(token, jana, klaus)
    expect(saved).toMatchObject({
      status: 200,
      body: { guests: [{ document_number: '••••456' }, { last_name: 'Weiß', document_number: '••••321' }] },
    })
    expect(JSON.stringify([saved.body, await sheet(token), await historyOf(id)])).not.toMatch(
      /EA123456|P7654321/,
    )
    expect((await historyOf(id)).at(-1)).toMatchObject({ action: 'guests', actor: 'guest' })
  })

  test('a person keeps the number unless a new one is typed; an absent person is deleted', async () => {
    const { token } = await aReservation()
    await save(token, jana, klaus)
    const [first] = (await sheet(token)).guests
    const changed = { ...jana, id: first?.id, document_number: null, address: 'Nová 2, Nitra' }
    expect(await save(token, changed)).toMatchObject({
      body: { guests: [{ address: 'Nová 2, Nitra', document_number: '••••456' }] },
    })
    expect(await rows()).toHaveLength(1)
    await save(token, { ...changed, document_number: 'EB999888' })
    expect((await sheet(token)).guests).toMatchObject([{ document_number: '••••888' }])
  })

  test('all issues are reported at once', async () => {
    const { token } = await aReservation()
    const wrong = { ...jana, document_number: null, birth_date: '2027-03-21' }
    const grownUp = { ...jana, document_kind: 'none', document_number: null }
    const answer = await save(token, wrong, grownUp, { ...jana, id: crypto.randomUUID() })
    expect(answer.status).toBe(400)
    expect((answer.body as { fields: unknown[] }).fields).toEqual([
      { path: 'guests.0.birth_date', code: 'too_big' },
      { path: 'guests.0.document_number', code: 'required' },
      { path: 'guests.1.document_kind', code: 'required' },
      { path: 'guests.2.id', code: 'not_found' },
      { path: 'guests', code: 'too_many' },
    ])
    expect((await save(token, { ...jana, shoe_size: 39 })).status).toBe(400)
  })

  test('a child needs no document until its 15th birthday', async () => {
    const { token } = await aReservation('2027-03-20', '2027-03-23', [14])
    const child = { ...jana, document_kind: 'none', document_number: null }
    expect((await save(token, { ...child, birth_date: '2012-03-21' })).status).toBe(200)
    expect((await save(token, { ...child, birth_date: '2012-03-20' })).status).toBe(400)
  })

  test('until the day of departure, not for a cancelled stay, and only with the link', async () => {
    const { token, id } = await aReservation()
    api.clock.set('2027-03-23T22:59:00Z')
    expect((await save(token, jana)).status).toBe(200)
    api.clock.set('2027-03-23T23:00:00Z')
    expect([(await save(token, jana)).status, (await sheet(token)).can_edit]).toEqual([409, false])
    const other = await aReservation('2027-04-20', '2027-04-23')
    await setState(other.id, 'cancelled')
    expect((await save(other.token, jana)).status).toBe(409)
    expect((await save('x'.repeat(43), jana)).status).toBe(404)
    expect((await property.call('PUT', `/reservations/${id}/guests`, { guests: [jana] })).status).toBe(200)
  })
})

describe('numbers of documents', () => {
  test('are in no row of the database in plain text', async () => {
    const lines: string[] = []
    const { token } = await aReservation()
    await save(token, jana, klaus)
    await register()
    const tables = await api.api.db.$client.query(
      `select table_name from information_schema.tables where table_schema = 'public'`,
    )
    for (const { table_name } of tables.rows as { table_name: string }[]) {
      const found = await api.api.db.$client.query(`select t::text as text from "${table_name}" t`)
      lines.push(...(found.rows as { text: string }[]).map(({ text }) => text))
    }
    // The searched data do contain the person; otherwise the search would prove nothing.
    expect(lines.join('\n')).toContain('Nováková')
    expect(lines.join('\n')).not.toMatch(/EA123456|P7654321/)
  })

  test('are bound to their row: in another one they cannot be decrypted', async () => {
    const { token } = await aReservation()
    await save(token, jana, klaus)
    await api.api.db.$client.query(
      'update stay_guests a set document_sealed = b.document_sealed from stay_guests b where a.position = 0 and b.position = 1',
    )
    const [first, second] = await rows()
    const shown = (id: string) => property.call('POST', `/guest-register/${id}/document`)
    expect((await shown(first.id)).body).toEqual({ document_number: null })
    expect((await shown(second.id)).body).toEqual({ document_number: 'P7654321' })
  })

  test('are shown to the owner on demand, and the history records each reading', async () => {
    const { token, id } = await aReservation()
    await save(token, jana)
    const [guest] = (await register()).guests
    expect(guest?.document_number).toBe('••••456')
    expect((await property.call('POST', `/guest-register/${guest?.id}/document`)).body).toEqual({
      document_number: 'EA123456',
    })
    expect((await historyOf(id)).at(-1)).toMatchObject({ action: 'guest_document_shown' })
    expect((await historyOf(id)).at(-1)?.actor).not.toBe('guest')
    expect((await api.call('POST', `/guest-register/${guest?.id}/document`)).status).toBe(401)
  })
})

describe('the register', () => {
  test('lists guests by days and words, and reservations with missing data', async () => {
    const first = await aReservation()
    await save(first.token, jana, klaus)
    const second = await aReservation('2027-03-25', '2027-03-27')
    await save(second.token, { ...jana, first_name: 'Štefan', last_name: 'Kováč' })
    const names = ({ guests }: GuestRegister) => guests.map(({ last_name }) => last_name)
    expect(names(await register())).toEqual(['Nováková', 'Weiß', 'Kováč'])
    expect((await register()).missing).toMatchObject([{ id: second.id, expected: 2, filled: 1 }])
    expect(names(await register('from=2027-03-23&to=2027-03-24'))).toEqual([])
    expect(names(await register('from=2027-03-22&to=2027-03-24'))).toHaveLength(2)
    expect(names(await register('from=2027-03-01&to=2027-03-31&q=stefan'))).toEqual(['Kováč'])
    expect(names(await register('from=2027-03-01&to=2027-03-31&q=%25'))).toEqual([])
    await setState(first.id, 'cancelled')
    expect(names(await register())).toEqual(['Kováč'])
  })
})

describe('foreigners', () => {
  const due = async (state = 'due') =>
    (await property.call('GET', `/foreigner-reports?state=${state}`)).body as RegisterEntry[]

  const counted = async () => {
    const { alerts } = (await property.call('GET', '/dashboard')).body as Dashboard
    return alerts.find(({ kind }) => kind === 'foreigners_due')?.count ?? 0
  }

  test('are due from the check-in, or from the day after their arrival, on the list and on the dashboard', async () => {
    const { token, id } = await aReservation()
    await save(token, jana, klaus)
    api.clock.set('2027-03-20T15:00:00Z')
    expect([(await due()).length, await counted()]).toEqual([0, 0])
    api.clock.set('2027-03-21T05:00:00Z')
    expect([(await due()).length, await counted()]).toEqual([1, 1])
    api.clock.set('2027-03-20T16:00:00Z')
    expect((await setState(id, 'checked_in')).status).toBe(200)
    expect([(await due()).length, await counted()]).toEqual([1, 1])
  })

  test('are due within five days of their arrival, and are reported once', async () => {
    const { token, id } = await aReservation()
    await save(token, jana, klaus)
    expect(await due()).toEqual([])
    api.clock.set('2027-03-20T23:00:00Z')
    const [guest] = await due()
    expect(guest).toMatchObject({ last_name: 'Weiß', report_by: '2027-03-25', document_number: '••••321' })
    const ids = [guest?.id]
    const sheetOfPolice = await property.call('POST', '/foreigner-reports/sheet', { ids })
    expect(sheetOfPolice.body).toMatchObject([{ document_number: 'P7654321' }])
    expect((await historyOf(id)).at(-1)).toMatchObject({ action: 'guests_exported' })
    expect((await property.call('POST', '/foreigner-reports', { ids })).body).toEqual({ reported: 1 })
    expect((await property.call('POST', '/foreigner-reports', { ids })).body).toEqual({ reported: 0 })
    expect([await due(), await due('reported')]).toMatchObject([[], [{ last_name: 'Weiß' }]])
  })

  test('a reported person can be changed by the owner only', async () => {
    const { token, id } = await aReservation()
    await save(token, klaus)
    const [guest] = await rows()
    await property.call('POST', '/foreigner-reports', { ids: [guest.id] })
    const again = { ...klaus, id: guest.id, document_number: null, purpose: 'visit' }
    expect((await save(token, again, jana)).status).toBe(200)
    expect((await save(token, { ...again, last_name: 'Weiss' })).status).toBe(400)
    expect((await save(token, jana)).status).toBe(400)
    const body = { guests: [{ ...again, last_name: 'Weiss' }] }
    expect((await property.call('PUT', `/reservations/${id}/guests`, body)).status).toBe(200)
  })
})

test('guests are deleted the day after their retention, and a record of it stays', async () => {
  await property.settings({ retention_days: 365 })
  const { token, id } = await aReservation()
  await save(token, jana, klaus)
  const services = { db: api.api.db, clock: api.clock }
  // Departure on 23 March 2027; the 365th day after it is 22 March 2028, for 2028 is a leap year.
  api.clock.set('2028-03-22T22:59:00Z')
  await clearExpired(services)
  expect(await rows()).toHaveLength(2)
  api.clock.set('2028-03-22T23:00:00Z')
  await clearExpired(services)
  expect(await rows()).toEqual([])
  expect((await historyOf(id)).at(-1)).toMatchObject({
    action: 'guests_forgotten',
    actor: 'system',
    after: { guests: 2 },
  })
})
