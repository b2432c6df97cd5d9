import { bookedStates } from '@dvor/booking/reservation/states.ts'
import { reservationState } from '@dvor/contract/values/reservation-states.ts'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { statisticsChanges } from '../db/schema/statistics/statistics.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import { rewritingClient } from '../testing/races/rewriting-client.ts'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { aGuest, aStay } from '../testing/test-property.ts'
import { foldChanges } from './fold-changes.ts'
import { storedSumsRule } from './stored-sums-rule.ts'

async function openProperty(rewrite = (text: string) => text) {
  const { api, property } = await startTestProperty({ pool: { Client: rewritingClient(rewrite) } })
  onTestFinished(() => api.close())
  const { db } = api.api
  return {
    api,
    property,
    db,
    book: async (arrival: string, departure: string) => {
      const stays = [aStay(property.unit, arrival, departure)]
      const answer = await property.call('POST', '/reservations', { stays, guest: aGuest })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return (answer.body as { id: string }).id
    },
    changes: () => db.select().from(statisticsChanges),
    wrongDays: async () =>
      (await db.execute<{ found: string }>(sql.raw(storedSumsRule.sql))).rows.map(({ found }) => found),
  }
}

/** A booking is committed after a fold has read its data, and before it takes the changes away. */
async function bookDuringFold(rewrite?: (text: string) => string) {
  const at = await openProperty(rewrite)
  await at.book('2027-05-01', '2027-05-03')
  const gate = await raiseGate(at.api.connection as pg.ClientConfig, 'insert on statistics_units')
  const folding = foldChanges(at.db)
  await gate.crowd(1)
  await at.book('2027-05-03', '2027-05-04')
  await gate.open()
  await folding
  return at
}

test('a change that is committed during a fold is not lost', async () => {
  const at = await bookDuringFold()
  expect(await at.wrongDays()).toEqual([])
  await foldChanges(at.db)
  expect(await at.changes()).toEqual([])
  expect(await at.wrongDays()).toEqual([])
})

test('control: without one snapshot for the whole fold it is lost, and the check finds its day', async () => {
  const at = await bookDuringFold((text) => text.replace('repeatable read', 'read committed'))
  expect(await at.wrongDays()).toEqual(['2027-05-03'])
})

test('folds at the same moment do not disturb each other', async () => {
  const at = await openProperty()
  for (const month of ['05', '06', '07', '08']) await at.book(`2027-${month}-01`, `2027-${month}-04`)
  await Promise.all([foldChanges(at.db), foldChanges(at.db), foldChanges(at.db)])
  await foldChanges(at.db)
  expect(await at.changes()).toEqual([])
  expect(await at.wrongDays()).toEqual([])
})

test('a change of no figure marks no day', async () => {
  const at = await openProperty()
  const id = await at.book('2027-05-01', '2027-05-03')
  expect(await at.changes()).not.toEqual([])
  await foldChanges(at.db)
  for (const edit of [{ note: 'Príde neskôr' }, { state: 'checked_in', register_later: true }])
    expect((await at.property.call('PUT', `/reservations/${id}`, edit)).status).toBe(200)
  await at.property.call('PUT', `/accommodation-units/${at.property.unit}`, { base_price: 9000 })
  expect(await at.changes()).toEqual([])
})

test('a reservation over years marks its own days alone', async () => {
  const at = await openProperty()
  const id = await at.book('2027-05-01', '2027-05-03')
  const other = [
    aStay(at.property.unit, '2027-05-01', '2027-05-02'),
    aStay(at.property.unit, '2027-11-01', '2027-11-03'),
  ]
  await foldChanges(at.db)
  const answer = await at.property.call('POST', `/reservations/${id}/stays`, { stays: other })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect((await at.changes()).toSorted((a, b) => (a.first + a.last < b.first + b.last ? -1 : 1))).toEqual([
    { first: '2027-05-01', last: '2027-05-01' },
    { first: '2027-05-01', last: '2027-05-02' },
    { first: '2027-11-01', last: '2027-11-02' },
  ])
  expect(await at.wrongDays()).toEqual([])
})

const brokenSums: Record<string, string> = {
  'a cent of a room': `update statistics_units set room_revenue = room_revenue + 1`,
  'a night too many': `insert into statistics_units select day + 40, unit, 1, 0, 0, 0 from statistics_units limit 1`,
  'a day without its sums': `delete from statistics_units where day = '2027-05-01'`,
  'a reservation counted twice': `update statistics_sources set previous = null`,
  'a month that is not its days': `update statistics_months set closed = closed + 1`,
  'an arrival on another day': `update statistics_arrivals set day = day + 1`,
}

test.each(Object.entries(brokenSums))('the integrity check finds %s', async (_name, damage) => {
  const at = await openProperty()
  await at.book('2027-05-01', '2027-05-03')
  await foldChanges(at.db)
  expect(await at.wrongDays()).toEqual([])
  await at.db.execute(sql.raw(damage))
  expect(await at.wrongDays()).not.toEqual([])
})

test('every state that counts marks days: the database knows those that never count', async () => {
  const at = await openProperty()
  const states = reservationState.options
  const { rows } = await at.db.execute<{ state: string }>(sql`
    select state from unnest(${sql.param([...states])}::text[]) as state where may_count_in_statistics(state)`)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(bookedStates))
})
