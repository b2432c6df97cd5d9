import {
  removalWord,
  sampleOverview,
  sampleParts,
  sampleRemoved,
} from '@dvor/contract/installation/sample-mode.ts'
import { siteOpening } from '@dvor/contract/installation/site-opening.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleSettings } from '../../seed/sample-settings.ts'
import { adminToken } from '../../testing/sign-in.ts'
import { copySample } from '../../testing/fixtures/filled-sample.ts'
import { trialTables } from '../../testing/fixtures/trial-tables.ts'
import type { TestApi } from '../../testing/test-api.ts'

const everyPart = Object.keys(sampleParts)

let api: TestApi
let token: string
const opened: TestApi[] = []

const query = async <T>(text: string): Promise<T[]> => (await api.api.db.$client.query(text)).rows as T[]
const count = async (table: string, where = 'true') =>
  (await query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`))[0]?.n
const countAll = async () =>
  Object.fromEntries(await Promise.all(trialTables.map(async (table) => [table, await count(table)])))
const leave = (parts: readonly string[], confirmation: string = removalWord) =>
  api.call('POST', '/sample-mode/removal', { token, body: { confirmation, parts } })
const list = async (path: string) =>
  (await api.call('GET', `/${path}`, { token })).body as (Record<string, unknown> & { id: string })[]

/** A property in sample mode with all kinds of trials: a payment at the gateway, a receipt, a document. */
async function openSampleProperty(): Promise<void> {
  api = await copySample({ files: 'own' })
  opened.push(api)
  token = await adminToken(api)
  const [stay] = await list('reservations?state=confirmed&_limit=1')
  const cash = { kind: 'payment', method: 'cash', amount: 1000 }
  const answer = await api.call('POST', `/reservations/${stay?.id}/transaction-logs`, { token, body: cash })
  const body = { kind: 'advance_invoice' }
  const issued = await api.call('POST', `/reservations/${stay?.id}/documents`, { token, body })
  const filing = { from: '2027-01-01', to: '2027-03-31', filed: true }
  const filed = await api.call('PUT', '/stay-tax/filing', { token, body: filing })
  expect([answer.status, issued.status, filed.status]).toEqual([200, 200, 200])
}

beforeAll(openSampleProperty)
afterAll(() => Promise.all(opened.map(({ close }) => close())))

describe('before leaving', () => {
  test('the owner reads what is deleted, what can be deleted and what stays', async () => {
    const { status, body } = await api.call('GET', '/sample-mode', { token })
    const overview = sampleOverview.parse(body)
    expect([status, overview.obstacles]).toEqual([200, []])
    expect(overview.trial).toMatchObject({
      reservations: await count('reservations'),
      transactions: await count('transaction_logs'),
      receipts: await count('receipts'),
      invoices: 1,
      statement_lines: await count('statement_lines'),
      surveys: await count('surveys'),
    })
    expect(overview.trial.receipts).toBeGreaterThan(0)
    expect(overview.parts).toMatchObject({ blog: 9, products: 8, halls: 2, rooms: 12, activities: 48 })
    expect(overview.kept).toMatchObject({ units: 10, contacts: 2, users: await count('users') })
  })

  test('every table with reservations or payments is cleared', async () => {
    const pointing = await query<{ name: string }>(`select distinct conrelid::regclass::text as name
      from pg_constraint where contype = 'f' and confrelid = any(array[
        'reservations', 'transaction_logs', 'statements', 'statement_lines', 'surveys', 'invoices']::regclass[])`)
    expect(pointing.map(({ name }) => name).filter((name) => !trialTables.includes(name))).toEqual([])
    expect(pointing.length).toBeGreaterThan(8)
  })

  test.each([
    ['another word', 'vymazat', []],
    ['an unknown part', removalWord, ['users']],
  ])('%s deletes nothing', async (_name, word, parts) => {
    const before = await countAll()
    expect((await leave(parts, word)).status).toBe(400)
    expect(await countAll()).toEqual(before)
  })

  test('a card payment at a real gateway prevents it, one in the gateway’s trial mode does not', async () => {
    const before = await countAll()
    const attempt = (
      id: string,
    ) => `insert into payment_attempts (id, reservation, provider, reference, provider_id, amount, state)
      select gen_random_uuid(), id, 'stripe', '${id}', '${id}', 5000, 'paid' from reservations limit 1`
    await query(attempt('cs_live_1'))
    await query(attempt('cs_test_1'))
    const { status, body } = await leave([])
    expect([status, body]).toMatchObject([
      409,
      { code: 'real_money', details: { obstacles: [{ reason: 'gateway_payments', count: 1 }] } },
    ])
    await query(`delete from payment_attempts where reference like 'cs%'`)
    expect(await countAll()).toEqual(before)
  })

  test('a failure in the middle changes nothing', async () => {
    const before = await countAll()
    const rooms = await count('accommodation_units')
    // The settings are written last.
    await query(`create function refuse_leaving() returns trigger language plpgsql as $$
      begin raise exception 'the disk is full'; end $$`)
    await query(`create trigger refuse_leaving before update on global_settings
      for each row execute function refuse_leaving()`)
    expect((await leave(everyPart)).status).toBe(500)
    await query('drop trigger refuse_leaving on global_settings')
    expect([await countAll(), await count('accommodation_units')]).toEqual([before, rooms])
    expect((await api.call('GET', '/sample-mode', { token })).status).toBe(200)
  })
})

describe('a property that keeps the content', () => {
  test('begins without payments, guests and numbers, and accepts orders', async () => {
    const [edited] = await list('activities?kind=trip&_limit=1')
    await api.call('PUT', `/activities/${edited?.id}`, { token, body: { title: 'Náš výlet' } })
    const { status, body } = await leave(['activities', 'offers'])
    const done = sampleRemoved.parse(body)
    expect(status).toBe(200)
    expect(await countAll()).toEqual(Object.fromEntries(trialTables.map((table) => [table, 0])))
    expect(await count('history', `collection = 'reservations'`)).toBe(0)
    expect(done.parts).toEqual({ activities: 47, offers: expect.any(Number) })
    expect(done.emptied).toContain('iban')
    expect((await list('activities')).map(({ title }) => title)).toEqual(['Náš výlet'])
    expect(await list('accommodation-units')).toHaveLength(10)
    expect(await list('seasonal-offers')).toEqual([])
    expect(await list('coupons')).toEqual([])
    expect(await count('room_nights', 'stay is not null')).toBe(0)
  })

  test('is out of sample mode: without trial gateway and invented account', async () => {
    const [settings] = await query('select sample_mode, iban, business_name from global_settings')
    expect(settings).toEqual({ sample_mode: false, iban: null, business_name: 'Dvor pod Lipami' })
    const { body } = await api.call('GET', '/payment-methods')
    expect(JSON.stringify(body)).not.toContain('sandbox')
  })

  const opening = async () => siteOpening.parse((await api.call('GET', '/site-opening', { token })).body)
  const open = (body: object) => api.call('PUT', '/site-opening', { token, body })

  test('lists the remaining sample content, and stays closed to search engines until all of it is confirmed', async () => {
    const left = await opening()
    const kinds = new Set(left.records.map(({ collection }) => collection))
    expect(left).toMatchObject({ open: false, sample_mode: false })
    expect(left.settings).toEqual(expect.arrayContaining(['business_name', 'street', 'email', 'phone']))
    const texts = ['text-blocks', 'contacts', 'administrator-forms', 'editable-automated-emails']
    expect([...kinds]).toEqual(expect.arrayContaining([...texts, 'accommodation-units']))
    expect(kinds).not.toContain('activities')
    expect((await open({ open: true })).body).toMatchObject({ code: 'sample_left', details: left })
    expect((await api.call('GET', '/global-settings')).body).toMatchObject({ open_to_search: false })
    const [contact, block] = ['contacts', 'text-blocks'].map((kind) =>
      left.records.find(({ collection }) => collection === kind),
    )
    const edit = { token, body: { name: 'Eva Kováčová' } }
    expect((await api.call('PUT', `/contacts/${contact?.id}`, edit)).status).toBe(200)
    const records = [{ collection: block?.collection, id: block?.id }]
    const confirmed = await api.call('POST', '/site-opening/confirmations', { token, body: { records } })
    expect(confirmed.status).toBe(200)
    const ids = (await opening()).records.map(({ id }) => id)
    expect(ids).toHaveLength(left.records.length - 2)
    expect(ids).not.toContain(contact?.id)
    expect((await open({ open: true, anyway: true })).status).toBe(200)
    expect((await api.call('GET', '/global-settings')).body).toMatchObject({ open_to_search: true })
    expect((await open({ open: false })).status).toBe(200)
    expect((await api.call('GET', '/site-opening')).status).toBe(401)
  })

  test('names what guests would miss before the site opens, until it is there', async () => {
    const missing = async () => (await opening()).missing
    const edit = async (body: object) =>
      expect((await api.call('PUT', '/global-settings', { token, body })).status).toBe(200)
    expect(await missing()).toEqual(['mail', 'payments', 'terms'])
    await edit({ iban: sampleSettings.iban })
    expect(await missing()).toEqual(['mail', 'account', 'terms'])
    await edit({ iban: 'SK6807200002891987426353' })
    expect(await missing()).toEqual(['mail', 'terms'])
    expect((await open({ open: true })).body).toMatchObject({ code: 'sample_left' })
    await edit({ iban: null })
  })

  test('has terms with the new business’s name, filled in from the settings', async () => {
    const [terms] = await list('text-blocks?mark=terms-content')
    expect(terms?.['content']).toMatch(/\{\{\s*ico\s*\}\}/)
    const kept = () =>
      query<{ content: string }>('select content from terms_versions order by position desc limit 1')
    expect((await kept())[0]?.content).toContain('[doplňte: IČO]')
    const body = { legal_name: 'Kováč & syn, s. r. o.', ico: '36421928' }
    expect((await api.call('PUT', '/global-settings', { token, body })).status).toBe(200)
    const [latest] = await kept()
    expect(latest?.content).toContain('Kováč &amp; syn, s. r. o.')
    expect(latest?.content).toContain('36421928')
    expect(latest?.content).not.toMatch(/12345678|\{\{/)
    const wrong = { content: '<p>{{ ico }} {{ heslo }}</p>' }
    const refused = await api.call('PUT', `/text-blocks/${terms?.id}`, { token, body: wrong })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'content', code: 'unknown_variable' }] },
    })
  })

  test('numbers its reservations from one', async () => {
    const [unit] = await list('accommodation-units?_limit=1')
    const stay = { arrival: '2027-05-04', departure: '2027-05-07', adults: 2, children_ages: [] }
    const body = {
      stays: [{ accommodation_unit: unit?.id, ...stay }],
      guest: { first_name: 'Eva', last_name: 'Prvá', phone: '+421905123456' },
      state: 'confirmed',
      payment_method: 'on_site',
    }
    const answer = await api.call('POST', '/reservations', { token, body })
    const number: unknown = expect.stringMatching(/^2027\d*0001$/)
    expect([answer.status, answer.body]).toMatchObject([200, { number }])
  })

  test('cannot leave it twice, and the next start fills nothing', async () => {
    expect([await leave([]), await api.call('GET', '/sample-mode', { token })]).toMatchObject([
      { status: 409, body: { code: 'not_sample' } },
      { status: 409, body: { code: 'not_sample' } },
    ])
    expect(await count('reservations')).toBe(1)
    await api.api.prepare(() => undefined)
    expect(await list('seasonal-offers')).toEqual([])
    expect(await count('reservations')).toBe(1)
  })
})

test('a property that keeps no content has only its own texts and contacts', async () => {
  await openSampleProperty()
  const users = await count('users')
  const { status, body } = await leave(everyPart)
  expect(status).toBe(200)
  expect(sampleRemoved.parse(body).in_use).toBe(0)
  const goods = ['accommodation-units', 'prices', 'services', 'activities', 'halls']
  for (const name of [...goods, 'blog-articles', 'galleries']) expect(await list(name), name).toEqual([])
  expect((await list('text-blocks')).length).toBeGreaterThan(10)
  expect(await count('users')).toBe(users)
})

test('records of the owner keep those they refer to', async () => {
  await openSampleProperty()
  const [unit] = await list('accommodation-units?_limit=1')
  const closure = { accommodation_unit: unit?.id, day_from: '2027-09-01', day_to: '2027-09-03' }
  expect((await api.call('POST', '/closures', { token, body: closure })).status).toBe(200)
  const { in_use } = sampleRemoved.parse((await leave(['rooms'])).body)
  expect((await list('accommodation-units')).map(({ id }) => id)).toEqual([unit?.id])
  // The unit and its accommodation object.
  expect(in_use).toBe(2)
})
