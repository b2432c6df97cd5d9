import { expect, it } from 'vitest'
import { mealsOn, portionsOf } from './meals.ts'

const stay = { arrival: '2027-03-10', departure: '2027-03-12' }
const days = ['2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12', '2027-03-13']
const meals = (plan: Parameters<typeof mealsOn>[0]) => days.map((day) => mealsOn(plan, stay, day).join('+'))

it('serves dinner from the day of arrival and breakfast until the day of departure', () => {
  expect(meals('half_board')).toEqual(['', 'dinner', 'breakfast+dinner', 'breakfast', ''])
  expect(meals('full_board')).toEqual(['', 'dinner', 'breakfast+lunch+dinner', 'breakfast+lunch', ''])
  expect(meals('breakfast')).toEqual(['', '', 'breakfast', 'breakfast', ''])
})

it('serves no meals of other services', () => {
  expect(meals('none')).toEqual(['', '', '', '', ''])
})

it('counts portions by persons or by quantity, and none where no day is agreed', () => {
  expect(portionsOf('person_night', 1, 3)).toBe(3)
  expect(portionsOf('night', 2, 3)).toBe(2)
  expect([portionsOf('stay', 2, 3), portionsOf('piece', 2, 3), portionsOf('person', 2, 3)]).toEqual([
    null,
    null,
    null,
  ])
})
