import type { RecordAt, UndoOutcome } from '@dvor/contract/insight/undo.ts'
import type { RoomNow } from '@dvor/contract/housekeeping/rooms.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { undoCalls, type UndoCalls } from '../testing/calls/undo-calls.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import { adminToken, tokenWith } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aGuest, aStay, type TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let calls: UndoCalls
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  calls = undoCalls(api, await adminToken(api))
})
afterAll(() => api.close())

async function aBookedStay() {
  const unit = await property.addUnit()
  const stays = [aStay(unit, '2027-03-12', '2027-03-14')]
  const { body } = await property.call('POST', '/reservations', { stays, guest: aGuest })
  return { id: (body as { id: string }).id, unit, path: `/reservations/${(body as { id: string }).id}` }
}

const standing = async (path: string) => {
  const { stays, total, guest_name, guest_phone, note, state } = await calls.read(path)
  const days = (stays as Record<string, unknown>[]).map(({ arrival, departure, accommodation_unit }) => ({
    arrival,
    departure,
    accommodation_unit,
  }))
  return { days, total, guest_name, guest_phone, note, state }
}
const refusalsOf = ({ body }: { body: unknown }) =>
  ((body as { details?: UndoOutcome }).details ?? (body as UndoOutcome)).changes.map(({ refusal }) => refusal)

test('guest and note go back; who may not see a value sees it neither then nor in the undo', async () => {
  const { id, path } = await aBookedStay()
  const before = await standing(path)
  const guest = { ...aGuest, last_name: 'Iná', phone: '+421905000111' }
  const request = await calls.write('PUT', path, { guest, note: 'Prídu neskoro' })
  const reader = await tokenWith(api, ['reservations.read', 'reservations.edit'])
  const [change] = await calls.changesOf('reservations', id)
  const at = `/history/reservations/${id}/at?change=${change?.id}`
  const shown = await api.call('GET', at, { token: reader })
  expect(JSON.stringify(shown.body)).toContain('Prídu neskoro')
  expect(JSON.stringify(shown.body)).not.toContain('+421')
  for (const isDryRun of [true, false])
    expect(await calls.undo({ request }, isDryRun, reader)).toMatchObject({
      status: 403,
    })
  await calls.undone({ request })
  expect(await standing(path)).toEqual(before)
  await calls.write('PUT', path, { note: null })
  await api.api.db.$client.query(`update history set before = before - 'note' where record_id = $1`, [id])
  expect(((await calls.read(at)) as unknown as RecordAt).was).toMatchObject({ note: null })
})

test('a move goes back with its price; taken nights and later money refuse it', async () => {
  const { path, unit } = await aBookedStay()
  const before = await standing(path)
  const other = await property.addUnit()
  const away = { stays: [aStay(other, '2027-03-20', '2027-03-23')] }
  const request = await calls.write('POST', `${path}/stays`, away)
  expect((await calls.undo({ request }, true)).body).toMatchObject({
    changes: [
      { action: 'stays', refusal: null, values: [{ key: 'stays' }, { key: 'total', after: before.total }] },
    ],
  })
  await calls.undone({ request })
  expect(await standing(path)).toEqual(before)

  const again = await calls.write('POST', `${path}/stays`, away)
  const guest = { last_name: 'Iná', phone: '+421900111444' }
  const stays = [aStay(unit, '2027-03-13', '2027-03-14')]
  const { body } = await property.call('POST', '/reservations', { stays, guest })
  expect(refusalsOf(await calls.undo({ request: again }))).toMatchObject([
    { reason: 'refused', code: 'nights_taken' },
  ])
  await property.call('PUT', `/reservations/${(body as { id: string }).id}`, { state: 'cancelled' })
  const paid = await calls.write('POST', `${path}/transaction-logs`, {
    kind: 'payment',
    method: 'cash',
    amount: 5_000,
  })
  expect(refusalsOf(await calls.undo({ request: again }))).toMatchObject([{ reason: 'money' }])
  expect(refusalsOf(await calls.undo({ request: paid }))).toMatchObject([{ reason: 'ledger' }])
})

test('states changed at once go back together, where the way back is open', async () => {
  const [one, other] = [await aBookedStay(), await aBookedStay()]
  api.clock.set('2027-03-12T15:00:00Z')
  const token = await adminToken(api)
  calls = undoCalls(api, token)
  const ids = [one.id, other.id]
  await calls.write('POST', '/reservation-states', { ids, state: 'checked_in' })
  const request = await calls.write('POST', '/reservation-states', { ids, state: 'completed' })
  await calls.undone({ request })
  for (const { path } of [one, other]) expect(await standing(path)).toMatchObject({ state: 'checked_in' })
  const [note] = await calls.changesOf('reservations', one.id)
  expect(note).toMatchObject({ action: 'undo', after: { action: 'state' } })
})

test('the state of a room and its plan go back', async () => {
  const room = async () =>
    ((await calls.read('/room-states')) as unknown as RoomNow[]).find(({ unit }) => unit === property.unit)
  const before = await room()
  const to = before?.state === 'clean' ? 'dirty' : 'clean'
  const request = await calls.write('PUT', `/room-states/${property.unit}`, { from: before?.state, to })
  await calls.undone({ request })
  expect((await room())?.state).toBe(before?.state)
  const plan = { day: '2027-03-13', rooms: [{ unit: property.unit, until: '11:00' }] }
  await calls.write('PUT', '/cleaning-plans', plan)
  const later = await calls.write('PUT', '/cleaning-plans', {
    ...plan,
    rooms: [{ unit: property.unit, until: '12:00' }],
  })
  await calls.undone({ request: later })
  const [, change] = await calls.changesOf('room-states', property.unit)
  expect(change).toMatchObject({ before: { until: '12:00' }, after: { until: '11:00' } })
})
