import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crowding, holdsParty, moveAdult, moveChild, splitParty } from './party.ts'

const bands = [
  { label: 'do 2', up_to_age: 2, percent: 0 },
  { label: 'do 11', up_to_age: 11, percent: 50 },
]
const size = (slug: string, capacity: number, max_children: number | null = null) => ({
  slug,
  capacity,
  extra_beds: 0,
  max_children,
})
const party = fc.record({
  adults: fc.integer({ min: 1, max: 12 }),
  ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }),
})
const sizes = fc
  .array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 })
  .map((all) => all.map((capacity, index) => size(`izba-${index}`, capacity)))

describe('splitting a party', () => {
  it('keeps the whole party, with an adult in each room', () => {
    fc.assert(
      fc.property(party, sizes, (people, units) => {
        const rooms = splitParty(people, units, bands)
        expect(rooms === null).toBe(units.length > people.adults)
        if (!rooms) return
        expect(holdsParty(rooms, people)).toBe(true)
        expect(rooms.every(({ adults }) => adults >= 1)).toBe(true)
      }),
    )
  })

  it('uses every place where adults alone just fit', () => {
    fc.assert(
      fc.property(sizes, (units) => {
        const adults = units.reduce((sum, unit) => sum + unit.capacity, 0)
        const rooms = splitParty({ adults, ages: [] }, units, bands) ?? []
        expect(rooms.map((room, index) => crowding(room, units[index] ?? size('', 0), bands).over)).toEqual(
          units.map(() => 0),
        )
      }),
    )
  })

  it('puts children into rooms that accept them', () => {
    const units = [size('bez-deti', 3, 0), size('rodinna', 3, 2)]
    expect(splitParty({ adults: 2, ages: [8] }, units, bands)).toEqual([
      { unit: 'bez-deti', adults: 1, ages: [] },
      { unit: 'rodinna', adults: 1, ages: [8] },
    ])
  })
})

describe('moving people', () => {
  it('keeps the party complete and an adult in each room', () => {
    const move = fc.tuple(fc.nat(4), fc.boolean())
    fc.assert(
      fc.property(party, sizes, fc.array(move, { maxLength: 12 }), (people, units, moves) => {
        const start = splitParty(people, units, bands)
        if (!start) return
        let rooms: ReturnType<typeof moveAdult> = start
        for (const [index, into] of moves) rooms = moveAdult(rooms, index % start.length, into)
        expect(holdsParty(rooms, people)).toBe(true)
        expect(rooms.every(({ adults }) => adults >= 1)).toBe(true)
      }),
    )
  })

  it('moves one child of an age, not its twin', () => {
    const rooms = [
      { unit: 'a', adults: 1, ages: [5, 5] },
      { unit: 'b', adults: 1, ages: [] },
    ]
    expect(moveChild(rooms, 5, 0, 1).map(({ ages }) => ages)).toEqual([[5], [5]])
  })

  it('finds a room that is too full, and one with too many children', () => {
    expect(crowding({ unit: 'a', adults: 2, ages: [1, 6] }, size('a', 2, 0), bands)).toEqual({
      over: 1,
      tooManyChildren: true,
    })
  })
})
