import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { describe, expect, it } from 'vitest'
import { wholeBuildings, type BuildingUnit } from './whole-buildings.ts'

const unit = (id: string, building: string, more: Partial<BuildingUnit> = {}): BuildingUnit => ({
  id,
  slug: id,
  accommodation_object: { id: building, title: `Dom ${building}` },
  capacity: 2,
  extra_beds: 0,
  max_children: null,
  ...more,
})
const answer = (id: string, restrictions: UnitAvailability['refusals'] = []): UnitAvailability => ({
  accommodation_unit: id,
  available: restrictions.length === 0,
  sleeps_all: false,
  refusals: restrictions,
  price: null,
  cancellation_rules: [],
  plans: [],
  alternatives: [],
  longer: null,
})
const units = [unit('a', 'x'), unit('b', 'x'), unit('c', 'y')]
const all = [answer('a', [{ code: 'too_small', sleeps: 2 }]), answer('b'), answer('c')]
const found = (adults: number, ages: number[] = [], availability = all, of = units) =>
  wholeBuildings(of, availability, { adults, ages }, []).map(({ title, rooms }) => [
    title,
    rooms.map((room) => room.adults),
  ])

describe('a whole building', () => {
  it('is offered when all its units are free and sleep the whole party', () => {
    expect(found(3)).toEqual([['Dom x', [2, 1]]])
    expect(found(4)).toEqual([['Dom x', [2, 2]]])
  })

  it('is not offered for a party that is too large, or with a unit without an adult', () => {
    expect(found(5)).toEqual([])
    expect(found(1, [4])).toEqual([])
    const childless = [unit('a', 'x', { max_children: 0 }), unit('b', 'x', { max_children: 0 })]
    expect(found(2, [9], all, childless)).toEqual([])
  })

  it('is not offered when a unit is taken, nor for a building of one unit', () => {
    const taken = [answer('a', [{ code: 'taken', nights: ['2027-07-01'] }]), answer('b'), answer('c')]
    expect(found(3, [], taken)).toEqual([])
    expect(found(2, [], all, [unit('c', 'y')])).toEqual([])
  })
})
