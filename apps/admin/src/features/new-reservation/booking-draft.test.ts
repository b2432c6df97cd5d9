import { adminBooking } from '@dvor/contract/reservations/admin-reservations.ts'
import { expect, test } from 'vitest'
import {
  bookingOf,
  emptyDraft,
  packageDayOf,
  quoteOf,
  withoutForeignPlan,
  type BookingDraft,
} from './booking-draft.ts'

const unit = '0190d1f0-0000-7000-8000-000000000001'
const service = '0190d1f0-0000-7000-8000-000000000002'
const blank = emptyDraft('2027-07-04', unit)
const finished: BookingDraft = {
  ...blank,
  stays: blank.stays.map((stay) => ({ ...stay, departure: '2027-07-06', children: '4' })),
  guest: { first_name: '', last_name: 'Nová', phone: '+421 900 111 222', email: '' },
}

test('is no request without a departure', () => expect(quoteOf(blank)).toBeNull())

test('carries services, coupon and exemptions in the request', () => {
  expect(
    quoteOf({ ...finished, services: { [service]: 2 }, coupon: ' JAR ', exempt: { disability: 2 } }),
  ).toEqual({
    stays: [
      {
        accommodation_unit: unit,
        arrival: '2027-07-04',
        departure: '2027-07-06',
        adults: 2,
        children_ages: [4],
      },
    ],
    services: [],
    common_services: [{ common_service: service, quantity: 2 }],
    coupon: 'JAR',
    rate_plan: null,
    tax_exemptions: ['disability', 'disability'],
  })
})

test('books a slot service alone and ignores an unfinished one', () => {
  const seats = [
    { service, occurrence: `${service} 2027-07-05`, persons: 3 },
    { service, occurrence: null, persons: 2 },
  ]
  const request = { service_slot: service, day: '2027-07-05', persons: 3 }
  expect(quoteOf({ ...finished, seats })).toMatchObject({
    stays: [{ arrival: '2027-07-04' }],
    services: [request],
  })
  expect(quoteOf({ ...blank, without_stay: true, seats })).toMatchObject({ stays: [], services: [request] })
  expect(quoteOf({ ...blank, without_stay: true })).toBeNull()
})

test('a chosen plan is part of the request, of services alone it is not', () => {
  const chosen = { ...finished, rate_plan: service }
  expect(quoteOf(chosen)).toMatchObject({ rate_plan: service })
  expect(bookingOf(chosen, 0)).toMatchObject({ rate_plan: service })
  const seats = [{ service, occurrence: `${service} 2027-07-05`, persons: 3 }]
  expect(quoteOf({ ...chosen, without_stay: true, seats })).toMatchObject({ rate_plan: null })
})

test('a plan stays chosen for other days and guests, not for another unit', () => {
  const chosen = { ...finished, rate_plan: service }
  const later = chosen.stays.map((stay) => ({ ...stay, departure: '2027-07-08', adults: 1 }))
  expect(withoutForeignPlan(chosen, { stays: later })).toEqual({ stays: later })
  const elsewhere = chosen.stays.map((stay) => ({ ...stay, accommodation_unit: service }))
  expect(withoutForeignPlan(chosen, { stays: elsewhere })).toEqual({ stays: elsewhere, rate_plan: null })
})

test('is valid with a name and a phone number', () => {
  const booking = bookingOf(finished, 16_600)
  expect(adminBooking.safeParse(booking).success).toBe(true)
  expect(booking).toMatchObject({ expected_total: 16_600, guest: { first_name: null, email: null } })
})

test('is invalid without a name', () => {
  const nobody = { ...finished, guest: { ...finished.guest, last_name: ' ' } }
  const result = adminBooking.safeParse(bookingOf(nobody, 0))
  expect(result.error?.issues[0]?.path).toEqual(['guest', 'last_name'])
})

test('sells the stays as a package with the seats of its services', () => {
  const sold = { ...finished, package: { id: service, slots: {} } }
  const seats = [{ service_slot: unit, day: '2027-07-05', persons: 3 }]
  expect(quoteOf(sold, seats)).toMatchObject({ package: service, services: seats })
  expect(quoteOf(sold, null)).toBeNull()
  expect(quoteOf({ ...sold, without_stay: true }, seats)).toBeNull()
})

test('a day of a package is chosen only with its own departure, so that it can be chosen for other nights', () => {
  const day = { arrival: '2027-07-04', departure: '2027-07-06' }
  expect(packageDayOf([day], finished.stays)).toBe(day)
  expect(packageDayOf([{ ...day, departure: '2027-07-07' }], finished.stays)).toBeNull()
  expect(packageDayOf([day], [])).toBeNull()
})
