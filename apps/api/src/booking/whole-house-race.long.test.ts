import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import type pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { unitRooms } from '../inventory/unit-rooms.ts'
import { nightRules } from '../operations/integrity/night-rules.ts'
import { aWholeHouse, close, freeOf, type WholeHouse } from '../testing/fixtures/a-whole-house.ts'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { rewritingClient } from '../testing/races/rewriting-client.ts'
import { withoutRowLock } from '../testing/races/unlocked-client.ts'
import { aStay } from '../testing/test-property.ts'

/** Checks the integrity rules of the nights, and closes the API. */
async function checkAndClose({ api }: WholeHouse): Promise<void> {
  for (const { name, sql } of nightRules) {
    const { rows } = await api.api.db.execute(sql)
    expect({ name, rows }).toEqual({ name, rows: [] })
  }
  await api.close()
}

describe('under random bookings', () => {
  test(
    'the whole is free exactly when all of its rooms are',
    { timeout: 120_000 * inject('effort') },
    async () => {
      let at = await aWholeHouse()
      const step = fc.record({
        unit: fc.integer({ min: 0, max: 3 }),
        first: fc.integer({ min: 0, max: 8 }),
        nights: fc.integer({ min: 1, max: 3 }),
        kind: fc.constantFrom('hold' as const, 'closure' as const, 'order' as const, 'undo' as const),
      })
      let turn = 0
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
          // The calendar ends after two years.
          if (turn > 0 && turn % 30 === 0) {
            await checkAndClose(at)
            at = await aWholeHouse()
          }
          const from = addDays('2027-10-01', 14 * (turn++ % 30))
          const units = [at.whole, ...at.rooms]
          const undo: (() => Promise<unknown>)[] = []
          for (const { unit, first, nights, kind } of steps) {
            const id = units[unit] ?? at.whole
            const [arrival, departure] = [addDays(from, first), addDays(from, first + nights)]
            const expected = await freeOf(at, arrival, departure)
            expect(expected.whole).toBe(expected.rooms.every(Boolean))
            const mayTake = unit === 0 ? expected.whole : expected.rooms[unit - 1]
            if (kind === 'undo') await undo.pop()?.()
            else if (kind === 'closure') {
              const answer = await close(at, id, arrival, addDays(departure, -1))
              expect(answer.status).toBe(mayTake ? 200 : 409)
              const made = answer.body as { id: string }
              if (mayTake) undo.push(() => at.property.call('DELETE', `/closures/${made.id}`))
            } else {
              const answer = await at.api.call('POST', '/reservation-holds', {
                body: { stays: [aStay(id, arrival, departure)] },
              })
              expect(answer.status).toBe(mayTake ? 200 : 409)
              const { token } = answer.body as Hold
              if (mayTake) undo.push(() => at.api.call('DELETE', `/reservation-holds/${token}`))
            }
          }
        }),
        { numRuns: 12 * inject('effort') },
      )
      await checkAndClose(at)
    },
  )
})

describe('the whole against one room at the same moment', () => {
  /** Both stand at the insert of their nights before either goes on. */
  async function race(rewrite: (text: string) => string) {
    const at = await aWholeHouse({}, { pool: { Client: rewritingClient(rewrite) } })
    const gate = await raiseGate(at.api.connection as pg.ClientConfig, 'insert on room_nights')
    const take = (unit: string, index: number) =>
      at.api.call('POST', '/reservation-holds', {
        headers: { 'device-key': `device-for-${unit}` },
        // Holds of one address wait for each other.
        from: `192.0.2.${index}`,
        body: { stays: [aStay(unit, '2027-05-03', '2027-05-06')] },
      })
    const over = Promise.all([at.whole, at.rooms[1] ?? ''].map(take))
    await gate.openFor(2)
    const answers = await over
    await gate.close()
    await at.api.close()
    return answers.map(({ status }) => status).toSorted()
  }

  test('one of them is booked, even without the locks, by the nights of the rooms', async () => {
    expect(await race(withoutRowLock)).toEqual([200, 409])
  })

  test('control: a whole that has nights of its own in place of its rooms is sold with them', async () => {
    const ofRooms = String(
      unitRooms.queryChunks.map((chunk) => (chunk as { value: string[] }).value).join(''),
    )
    const ownOnly = '(select id as unit, id as room from accommodation_units)'
    expect(await race((text) => withoutRowLock(text.replaceAll(ofRooms, ownOnly)))).toEqual([200, 200])
  })

  test('with the locks, of many orders of the whole and of its rooms none overlap', async () => {
    const at = await aWholeHouse()
    const units = [at.whole, ...at.rooms, at.whole, ...at.rooms]
    const answers = await Promise.all(
      units.map((unit, index) =>
        at.api.call('POST', '/reservation-holds', {
          headers: { 'device-key': `device-with-the-number-${index}` },
          body: { stays: [aStay(unit, '2027-05-03', '2027-05-06')] },
        }),
      ),
    )
    const won = units.filter((_, index) => answers[index]?.status === 200)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(won.includes(at.whole) ? won.length : new Set(won).size).toBe(won.length)
    if (won.includes(at.whole)) expect(won).toEqual([at.whole])
    else expect(won.toSorted()).toEqual(at.rooms.toSorted())
    await at.api.close()
  })
})
