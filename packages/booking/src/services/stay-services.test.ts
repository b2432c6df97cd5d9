import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { servicesOutside } from './stay-services.ts'
import { anyDay } from '../testing/any-day.ts'

const stay = { arrival: '2027-07-03', departure: '2027-07-05' }

test('the days of arrival and departure belong to the stay, those around do not', () => {
  const booked = ['2027-07-02', '2027-07-03', '2027-07-05', '2027-07-06'].map((day) => ({ day }))
  expect(servicesOutside(booked, [stay]).map(({ day }) => day)).toEqual(['2027-07-02', '2027-07-06'])
})

test('one of several stays is enough, and a reservation of services alone has nothing outside', () => {
  const later = { arrival: '2027-07-10', departure: '2027-07-12' }
  const booked = [{ day: '2027-07-11' }, { day: '2027-07-08' }]
  expect(servicesOutside(booked, [stay, later])).toEqual([{ day: '2027-07-08' }])
  expect(servicesOutside(booked, [])).toEqual([])
})

test('moved together with the stay, a service is inside as before', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.nat(20),
      fc.nat(30),
      fc.integer({ min: -400, max: 400 }),
      (day, length, at, by) => {
        const before = { arrival: day, departure: addDays(day, length + 1) }
        const after = { arrival: addDays(day, by), departure: addDays(day, by + length + 1) }
        const outside = (service: string, days: typeof before) =>
          servicesOutside([{ day: service }], [days]).length
        expect(outside(addDays(day, at + by), after)).toBe(outside(addDays(day, at), before))
      },
    ),
  )
})
