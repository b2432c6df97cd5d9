import type { GuestRegister, GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { clearExpired } from '../privacy/clear-expired.ts'
import { jana, klaus, registerCalls } from '../testing/calls/register-calls.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let guests: ReturnType<typeof registerCalls>
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  guests = registerCalls(api, property)
})
afterAll(() => properties.close())

const sheet = async (token: string) =>
  (await api.call('GET', `/reservation-details/${token}/guests`)).body as GuestSheet
const register = async (query = 'from=2027-03-01&to=2027-03-31') =>
  (await property.call('GET', `/guest-register?${query}`)).body as GuestRegister

describe('a guest enters the persons of the stay', () => {
  test('and reads them again, of the number only its end', async () => {
    const { token, id } = await guests.aReservation()
    expect(await sheet(token)).toEqual({
      expected: 2,
      arrival: '2027-03-20',
      departure: '2027-03-23',
      can_edit: true,
      stated_exemptions: [],
      guests: [],
      version: expect.any(String) as string,
    })
    const saved = await guests.save(token, jana, klaus)
    expect(saved).toMatchObject({
      status: 200,
      body: { guests: [{ document_number: '••••456' }, { last_name: 'Weiß', document_number: '••••321' }] },
    })
    expect(JSON.stringify([saved.body, await sheet(token), await guests.historyOf(id)])).not.toMatch(
      /EA123456|P7654321/,
    )
    expect((await guests.historyOf(id)).at(-1)).toMatchObject({ action: 'guests', actor: 'guest' })
  })

  test('a person keeps the number unless a new one is typed; an absent person is deleted', async () => {
    const { token } = await guests.aReservation()
    await guests.save(token, jana, klaus)
    const [first] = (await sheet(token)).guests
    const changed = { ...jana, id: first?.id, document_number: null, address: 'Nová 2, Nitra' }
    expect(await guests.save(token, changed)).toMatchObject({
      body: { guests: [{ address: 'Nová 2, Nitra', document_number: '••••456' }] },
    })
    expect(await guests.rows()).toHaveLength(1)
    await guests.save(token, { ...changed, document_number: 'EB999888' })
    expect((await sheet(token)).guests).toMatchObject([{ document_number: '••••888' }])
  })

  test('all issues are reported at once', async () => {
    const { token } = await guests.aReservation()
    const wrong = { ...jana, document_number: null, birth_date: '2027-03-21' }
    const grownUp = { ...jana, document_kind: 'none', document_number: null }
    const answer = await guests.save(token, wrong, grownUp, { ...jana, id: crypto.randomUUID() })
    expect(answer.status).toBe(400)
    expect((answer.body as { fields: unknown[] }).fields).toEqual([
      { path: 'guests.0.birth_date', code: 'too_big' },
      { path: 'guests.0.document_number', code: 'required' },
      { path: 'guests.1.document_kind', code: 'required' },
      { path: 'guests.2.id', code: 'not_found' },
      { path: 'guests', code: 'too_many' },
    ])
    expect((await guests.save(token, { ...jana, shoe_size: 39 })).status).toBe(400)
  })

  test('a child needs no document until its 15th birthday', async () => {
    const { token } = await guests.aReservation('2027-03-20', '2027-03-23', [14])
    const child = { ...jana, document_kind: 'none', document_number: null }
    expect((await guests.save(token, { ...child, birth_date: '2012-03-21' })).status).toBe(200)
    expect((await guests.save(token, { ...child, birth_date: '2012-03-20' })).status).toBe(400)
  })

  test('until the day of departure, not for a cancelled stay, and only with the link', async () => {
    const { token, id } = await guests.aReservation()
    api.clock.set('2027-03-23T22:59:00Z')
    expect((await guests.save(token, jana)).status).toBe(200)
    api.clock.set('2027-03-23T23:00:00Z')
    expect([(await guests.save(token, jana)).status, (await sheet(token)).can_edit]).toEqual([409, false])
    const other = await guests.aReservation('2027-04-20', '2027-04-23')
    await guests.setState(other.id, 'cancelled')
    expect((await guests.save(other.token, jana)).status).toBe(409)
    expect((await guests.save('x'.repeat(43), jana)).status).toBe(404)
    expect((await property.call('PUT', `/reservations/${id}/guests`, { guests: [jana] })).status).toBe(200)
  })
})

describe('numbers of documents', () => {
  test('are in no row of the database in plain text', async () => {
    const lines: string[] = []
    const { token } = await guests.aReservation()
    await guests.save(token, jana, klaus)
    await register()
    const tables = await api.api.db.$client.query(
      `select table_name from information_schema.tables where table_schema = 'public'`,
    )
    for (const { table_name } of tables.rows as { table_name: string }[]) {
      const rows = await api.api.db.$client.query(`select t::text as text from "${table_name}" t`)
      lines.push(...(rows.rows as { text: string }[]).map(({ text }) => text))
    }
    // The searched data do contain the person; otherwise the search would prove nothing.
    expect(lines.join('\n')).toContain('Nováková')
    expect(lines.join('\n')).not.toMatch(/EA123456|P7654321/)
  })

  test('are bound to their row: in another one they cannot be decrypted', async () => {
    const { token } = await guests.aReservation()
    await guests.save(token, jana, klaus)
    await api.api.db.$client.query(
      'update stay_guests a set document_sealed = b.document_sealed from stay_guests b where a.position = 0 and b.position = 1',
    )
    const [first, second] = await guests.rows()
    const shown = (id: string) => property.call('POST', `/guest-register/${id}/document`)
    expect((await shown(first.id)).body).toEqual({ document_number: null })
    expect((await shown(second.id)).body).toEqual({ document_number: 'P7654321' })
  })

  test('are shown to the owner on demand, and the history records each reading', async () => {
    const { token, id } = await guests.aReservation()
    await guests.save(token, jana)
    const [guest] = (await register()).guests
    expect(guest?.document_number).toBe('••••456')
    expect((await property.call('POST', `/guest-register/${guest?.id}/document`)).body).toEqual({
      document_number: 'EA123456',
    })
    expect((await guests.historyOf(id)).at(-1)).toMatchObject({ action: 'guest_document_shown' })
    expect((await guests.historyOf(id)).at(-1)?.actor).not.toBe('guest')
    expect((await api.call('POST', `/guest-register/${guest?.id}/document`)).status).toBe(401)
  })
})

describe('the register', () => {
  test('lists guests by days and words, and reservations with missing data', async () => {
    const first = await guests.aReservation()
    await guests.save(first.token, jana, klaus)
    const second = await guests.aReservation('2027-03-25', '2027-03-27')
    await guests.save(second.token, { ...jana, first_name: 'Štefan', last_name: 'Kováč' })
    const names = ({ guests }: GuestRegister) => guests.map(({ last_name }) => last_name)
    expect(names(await register())).toEqual(['Nováková', 'Weiß', 'Kováč'])
    expect((await register()).missing).toMatchObject([{ id: second.id, expected: 2, filled: 1 }])
    expect(names(await register('from=2027-03-23&to=2027-03-24'))).toEqual([])
    expect(names(await register('from=2027-03-22&to=2027-03-24'))).toHaveLength(2)
    expect(names(await register('from=2027-03-01&to=2027-03-31&q=stefan'))).toEqual(['Kováč'])
    expect(names(await register('from=2027-03-01&to=2027-03-31&q=%25'))).toEqual([])
    await guests.setState(first.id, 'cancelled')
    expect(names(await register())).toEqual(['Kováč'])
  })
})

test('guests are deleted the day after their retention, and a record of it stays', async () => {
  await property.settings({ retention_days: 365 })
  const { token, id } = await guests.aReservation()
  await guests.save(token, jana, klaus)
  const services = { db: api.api.db, clock: api.clock }
  // Departure on 23 March 2027; the 365th day after it is 22 March 2028, for 2028 is a leap year.
  api.clock.set('2028-03-22T22:59:00Z')
  await clearExpired(services)
  expect(await guests.rows()).toHaveLength(2)
  api.clock.set('2028-03-22T23:00:00Z')
  await clearExpired(services)
  expect(await guests.rows()).toEqual([])
  expect((await guests.historyOf(id)).at(-1)).toMatchObject({
    action: 'guests_forgotten',
    actor: 'system',
    after: { guests: 2 },
  })
})
