import { afterAll, beforeEach, expect, test } from 'vitest'
import type { OrderResult } from '@dvor/contract/reservations/reservations.ts'
import {
  buildGatheringProperty,
  together,
  type GatheringProperty,
} from '../testing/gatherings/gathering-property.ts'
import { idOf } from '../testing/fixtures/read-reservation.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let property: GatheringProperty
beforeEach(async () => {
  property = await buildGatheringProperty(await properties.open())
})
afterAll(() => properties.close())

const unit = (index: number) => property.units[index] ?? ''

/** A gathering of which a family has ordered units. @returns how the owner gives the family other stays */
async function ordered(indexes: number[]) {
  const gathering = await property.open()
  const answer = await property.choose(gathering.token, indexes.map(unit), 'ivo')
  const { body } = await property.orderChosen(answer, 'ivo', 'Ivo')
  const id = await idOf(property, (body as OrderResult).number)
  const move = async (stays: { accommodation_unit: string; arrival: string; departure: string }[]) => {
    const request = { stays: stays.map((stay) => ({ ...stay, adults: 2, children_ages: [] })) }
    const { body: shown } = await property.call('POST', `/reservations/${id}/stays?dry_run=true`, request)
    const { before, difference } = shown as { before: number; difference: number }
    const expected_total = before + difference
    return property.call('POST', `/reservations/${id}/stays`, { ...request, expected_total })
  }
  return { ...gathering, move }
}

test('a unit that its family has left for other days is no part of the gathering any more', async () => {
  const { organiser, move } = await ordered([0])
  const later = { accommodation_unit: unit(0), arrival: '2027-08-02', departure: '2027-08-05' }
  expect((await move([later])).status).toBe(200)
  expect(await property.canHold(unit(0))).toBe(true)
  expect(await property.unitStates(organiser)).toEqual(['released', 'free', 'free'])
})

test('a unit that its family has left for another room is released, the one that it keeps is taken', async () => {
  const { organiser, move } = await ordered([0, 1])
  const elsewhere = await property.addUnit()
  const stays = [
    { accommodation_unit: elsewhere, ...together },
    { accommodation_unit: unit(1), ...together },
  ]
  expect((await move(stays)).status).toBe(200)
  expect(await property.canHold(unit(0))).toBe(true)
  expect(await property.unitStates(organiser)).toEqual(['released', 'taken', 'free'])
})
