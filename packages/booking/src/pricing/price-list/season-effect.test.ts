import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainNights, withRow } from '../explain-nights.ts'
import { rateTable } from '../rate-table.ts'
import { seasonEffect } from './season-effect.ts'
import { anyRows, anyUnit } from '../../testing/any-rates.ts'
import { sampleRow } from '../../testing/sample-rates.ts'
import { sampleStay, sampleUnit } from '../../testing/samples.ts'

const summer = sampleRow({ id: 'a', title: 'Leto' })
const effect = (season = summer, others: ReturnType<typeof sampleRow>[] = [], from = '2026-01-01') =>
  seasonEffect(rateTable(sampleUnit(), [season, ...others]), season, from)

describe('the effect of a season', () => {
  it('covers all its nights where no other season applies', () => {
    expect(effect()).toEqual({
      is_active: true,
      nights: 62,
      priced_nights: 62,
      winners: [],
      winning_priority: null,
    })
  })

  it('names the nights of a row with a higher priority, and the priority that would apply', () => {
    const old = sampleRow({ id: 'b', title: 'Staré leto', valid_to: '2026-07-10', priority: 5 })
    const { priced_nights, winners, winning_priority } = effect(summer, [old])
    expect([priced_nights, winning_priority]).toEqual([52, 6])
    expect(winners).toEqual([
      {
        id: 'b',
        title: 'Staré leto',
        price: old.price,
        priority: 5,
        reason: 'priority',
        nights: 10,
        periods: [{ from: '2026-07-01', to: '2026-07-10' }],
      },
    ])
    expect(effect({ ...summer, priority: 6 }, [old]).winners).toEqual([])
  })

  it('names narrower and newer rows as such, and each stretch of weekdays', () => {
    const narrow = sampleRow({ id: 'b', valid_from: '2026-07-06', valid_to: '2026-07-19', weekdays: [5, 6] })
    const newer = sampleRow({ id: 'c', createdAt: '2026-02-01T00:00:00.000Z', valid_from: '2026-07-01' })
    expect(effect(summer, [narrow]).winners).toMatchObject([
      {
        reason: 'wider',
        nights: 4,
        periods: [
          { from: '2026-07-10', to: '2026-07-11' },
          { from: '2026-07-17', to: '2026-07-18' },
        ],
      },
    ])
    expect(effect(summer, [newer]).winners).toMatchObject([{ reason: 'older', nights: 62 }])
    expect(effect({ ...summer, weekdays: [7] }, [narrow]).winners).toEqual([])
  })

  it('leaves out inactive rows and past nights, and an inactive season prices none', () => {
    const off = sampleRow({ id: 'b', priority: 9, active: false })
    expect(effect(summer, [off]).winners).toEqual([])
    expect(effect(summer, [], '2026-08-30')).toMatchObject({ nights: 2, priced_nights: 2 })
    expect(effect(summer, [], '2026-09-01')).toMatchObject({ nights: 0, priced_nights: 0 })
    expect(effect({ ...summer, active: false })).toMatchObject({
      is_active: false,
      priced_nights: 0,
      winners: [],
    })
  })

  it('agrees with the explanation of a night, and the proposed priority prices them all', () => {
    fc.assert(
      fc.property(anyUnit, anyRows, (unit, rows) => {
        const [season] = rows.filter(({ active }) => active)
        if (!season) return
        const table = rateTable(unit, rows)
        const { winners, winning_priority } = seasonEffect(table, season, season.valid_from)
        for (const { id, reason, periods } of winners)
          for (const { from } of periods) {
            const [night] = explainNights(
              table,
              sampleStay({ arrival: from, departure: addDays(from, 1) }),
              [],
            )
            expect(night?.winner?.id).toBe(id)
            expect(night?.losers).toContainEqual(expect.objectContaining({ id: season.id, reason }))
          }
        const raised = { ...season, priority: winning_priority ?? season.priority }
        const after = seasonEffect(rateTable(unit, withRow(rows, raised)), raised, season.valid_from)
        expect(after.winners).toEqual([])
      }),
    )
  })
})
