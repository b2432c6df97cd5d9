import { historyCalls } from '@dvor/contract/calls/installation/history.ts'
import type { HistoryPage } from '@dvor/contract/insight/history.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copySample } from '../testing/fixtures/filled-sample.ts'
import { addUser, adminToken, roleToken, signInAs, tokenWith, type TestUser } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aGuest } from '../testing/test-property.ts'

let api: TestApi
let owner: TestUser
let token: string
beforeAll(async () => {
  api = await copySample({ files: 'read only' })
  owner = await addUser(api)
  token = (await signInAs(api, owner)).accessToken
})
afterAll(() => api.close())

async function read<T>(path: string, by = token): Promise<T> {
  const { status, body } = await api.call('GET', path, { token: by })
  expect(status, path).toBe(200)
  return body as T
}
const list = (query: string, by?: string) => read<HistoryPage>(`/history?${query}`, by)

/** The owner edits a record of a list. @returns its id */
async function edit(path: string, values: object): Promise<string> {
  const [record] = await read<{ id: string }[]>(`${path}?_limit=1`)
  const { status, body } = await api.call('PUT', `${path}/${record?.id}`, { token, body: values })
  expect(status, JSON.stringify(body)).toBe(200)
  return record?.id ?? ''
}

test('tells who changed what, from what to what, the newest first', async () => {
  const record = await edit('/contacts', { name: 'Recepcia pri mlyne' })
  const { entries } = await list('limit=1')
  expect(entries).toEqual([
    expect.objectContaining({ actor: owner.username, collection: 'contacts', record, action: 'edit' }),
  ])
  expect(entries[0]?.after).toMatchObject({ name: 'Recepcia pri mlyne' })
  expect(entries[0]?.before).not.toMatchObject({ name: 'Recepcia pri mlyne' })
})

test('is filtered by person, kind, record and days, and read on by pages', async () => {
  const other = await addUser(api)
  const theirs = (await signInAs(api, other)).accessToken
  const [line] = await read<{ id: string }[]>('/contacts?_limit=1')
  for (const name of ['A', 'B', 'C'])
    await api.call('PUT', `/contacts/${line?.id}`, { token: theirs, body: { name: `Recepcia ${name}` } })
  const first = await list(`actor=${other.username}&limit=2`)
  expect([first.entries.length, first.more]).toEqual([2, true])
  const second = await list(`actor=${other.username}&limit=2&before=${first.entries[1]?.id}`)
  expect([second.entries.map(({ after }) => after), second.more]).toEqual([
    [expect.objectContaining({ name: 'Recepcia A' })],
    false,
  ])
  const ofRecord = await list(`collection=contacts&record=${line?.id}&limit=200`)
  expect(new Set(ofRecord.entries.map(({ record }) => record))).toEqual(new Set([line?.id]))
  const today = todayIn(first.entries[0]?.at ?? '')
  expect((await list(`actor=${other.username}&from=${today}&to=${today}`)).entries).toHaveLength(3)
  expect((await list(`actor=${other.username}&from=${addDays(today, 1)}`)).entries).toEqual([])
  expect((await list(`actor=${other.username}&to=${addDays(today, -1)}`)).entries).toEqual([])
  expect(await read('/history/actors')).toEqual(expect.arrayContaining([other.username, 'system']))
})

test('leaves out the values that its reader may not see', async () => {
  const phone = '+421905000111'
  await edit('/reservations', { guest: { ...aGuest, phone }, note: 'Prídu neskoro' })
  const latest = async (by?: string) => (await list('collection=reservations&limit=1', by)).entries[0]
  expect((await latest())?.after).toMatchObject({ guest_phone: phone, note: 'Prídu neskoro' })
  const withoutContacts = await tokenWith(api, ['history.read', 'reservations.read'])
  const seen = await latest(withoutContacts)
  expect(JSON.stringify(seen)).not.toContain(phone)
  expect(seen?.after).toMatchObject({ note: 'Prídu neskoro' })
  const withoutReservations = await tokenWith(api, ['history.read'])
  expect(await latest(withoutReservations)).toMatchObject({ action: 'edit', before: null, after: null })
})

test('is for its readers alone, and nobody has a call that changes it', async () => {
  for (const path of ['/history', '/history/actors'])
    expect(await api.call('GET', path, { token: await roleToken(api, 'reception') })).toMatchObject({
      status: 403,
    })
  const writes = Object.values(historyCalls).filter(({ path }) => !path.startsWith('GET '))
  expect(writes.map(({ path }) => path)).toEqual(['POST /undo'])
  const [entry] = (await list('limit=1')).entries
  const admin = await adminToken(api)
  for (const method of ['PUT', 'DELETE'] as const)
    expect((await api.call(method, `/history/${entry?.id}`, { token: admin })).status).toBe(404)
})
