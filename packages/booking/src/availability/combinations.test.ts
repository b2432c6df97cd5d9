import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesOf, type Party } from '../stay/guests.ts'
import { bestCombinations, type CombinableUnit } from './combinations.ts'

/** A unit whose guests pay per head; it refuses more than it sleeps. */
const unit = (id: string, capacity: number, perHead: number, building = 'x'): CombinableUnit => ({
  id,
  building,
  capacity,
  extra_beds: 0,
  max_children: null,
  costOf: (part: Party) => (placesOf(part, []) > capacity ? null : placesOf(part, []) * perHead),
})
const namesOf = (units: CombinableUnit[], adults: number) =>
  bestCombinations(units, { adults, children_ages: [] }, []).map(({ parts, reasons }) => [
    parts
      .map((part) => part.unit)
      .toSorted()
      .join('+'),
    reasons,
  ])

describe('combinations of units', () => {
  it('name the cheapest, the one in one building and the one of the fewest units', () => {
    const units = [unit('a', 2, 10, 'x'), unit('b', 2, 20, 'y'), unit('c', 2, 50, 'x'), unit('d', 3, 90, 'y')]
    expect(namesOf(units, 4)).toEqual([
      ['a+b', ['cheapest', 'fewest_units']],
      ['a+c', ['one_building']],
    ])
  })

  it('leave out units that nobody needs and parties that do not fit', () => {
    const units = [unit('a', 2, 10), unit('b', 2, 10), unit('c', 2, 1)]
    expect(
      bestCombinations(units, { adults: 4, children_ages: [] }, []).every(({ parts }) => parts.length === 2),
    ).toBe(true)
    expect(namesOf(units, 7)).toEqual([])
  })

  it('stay quick and complete for many units and large parties', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 200 }),
        fc.integer({ min: 5, max: 20 }),
        fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }),
        (count, adults, ages) => {
          let asked = 0
          const units = Array.from({ length: count }, (_, index) => {
            const made = unit(`u${index}`, 2 + (index % 3), 10 + (index % 7))
            return { ...made, costOf: (part: Party) => (asked++, made.costOf(part)) }
          })
          for (const { parts } of bestCombinations(units, { adults, children_ages: ages }, [])) {
            expect(parts.reduce((sum, { party }) => sum + party.adults, 0)).toBe(adults)
            expect(parts.flatMap(({ party }) => party.children_ages).toSorted()).toEqual(ages.toSorted())
            expect(parts.every(({ party }) => party.adults > 0)).toBe(true)
          }
          expect(asked).toBeLessThan(count + 462 * 10)
        },
      ),
      { numRuns: 20 },
    )
  })
})
