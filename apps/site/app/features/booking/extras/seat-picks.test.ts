import type { Occurrence } from '@dvor/contract/services/slots.ts'
import { expect, it } from 'vitest'
import { isShut, occurrenceLabel, openOccurrences, serviceFacts } from './seat-picks.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { aboutSeats } from './seat-problems.ts'
import { seatsIn, seatsKey, seatRequests } from '../flow/stay-requests.ts'
import { readFlowSearch } from '../../search/search-params.ts'

const ride: FlowSlotService = {
  id: 'ride',
  slug: 'jazda',
  title: 'Jazda',
  description: null,
  image: null,
  price: 1800,
  price_unit: 'person',
  duration_min: 30,
  min_persons: null,
  min_age: null,
  requirements: null,
  weather_dependent: false,
  max_persons: null,
  max_per_unit: false,
  child_prices: [],
  units: [],
}
const sauna: FlowSlotService = {
  ...ride,
  id: 'sauna',
  price_unit: 'group',
  duration_min: 120,
  min_persons: 2,
}
const at = (service: string, free: number, refusals: Occurrence['refusals'] = []): Occurrence => ({
  service,
  service_slot: 'slot',
  day: '2027-07-03',
  time_from: '09:00',
  time_to: '09:30',
  capacity: 4,
  free,
  refusals,
})
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

it('an occurrence shows day, hour and free seats', () => {
  const [one] = openOccurrences(ride, [at('ride', 3)], '')
  expect(one && plain(occurrenceLabel(one, ride, 'sk'))).toBe('sobota 3. 7. o 9:00 – 9:30 – 3 voľné miesta')
  const [full] = openOccurrences(ride, [at('ride', 0, [{ code: 'full', free: 0 }])], '')
  expect(full && [isShut(full), plain(occurrenceLabel(full, ride, 'sk'))]).toEqual([
    true,
    'sobota 3. 7. o 9:00 – 9:30 – obsadené',
  ])
  const [late] = openOccurrences(ride, [at('ride', 4, [{ code: 'too_late', lead_hours: 24 }])], '')
  expect(late && isShut(late)).toBe(true)
})

it('seats of the guest’s own hold count as free', () => {
  const key = seatsKey([{ service_slot: 'slot', day: '2027-07-03', persons: 2 }])
  expect(seatsIn(key, { service_slot: 'slot', day: '2027-07-03' })).toBe(2)
  expect(seatsIn(key, { service_slot: 'slot', day: '2027-07-04' })).toBe(0)
  const full = [{ code: 'full', free: 0 } as const]
  expect(openOccurrences(ride, [at('ride', 1)], key)[0]?.most).toBe(3)
  const [own] = openOccurrences(sauna, [at('sauna', 0, full)], key)
  expect(own && [own.most, isShut(own)]).toEqual([4, false])
})

it('a service shows its price, its length and its least number of people', () => {
  expect(serviceFacts(ride, 'sk').map(plain)).toEqual(['18,00 € za osobu', '30 minút'])
  expect(serviceFacts(sauna, 'sk').map(plain)).toEqual(['18,00 € za skupinu', '2 hodiny', 'najmenej 2 osoby'])
  expect(serviceFacts({ ...ride, weather_dependent: true }, 'sk').at(-1)).toBe(
    'len za pekného počasia, inak sa dohodneme na inom termíne alebo vrátime peniaze',
  )
})

it('counts seats on the days of the stay, or the seat of the address without a stay', () => {
  const seats = ['2027-07-02', '2027-07-05', '2027-07-06'].map((day) => ({
    service: 'ride',
    service_slot: 'slot',
    day,
    persons: 2,
  }))
  const search = readFlowSearch(new URLSearchParams('from=2027-07-02&to=2027-07-05'))
  expect(seatRequests({ search, alone: null }, { seats }).map(({ day }) => day)).toEqual([
    '2027-07-02',
    '2027-07-05',
  ])
  const slot = '01900000-0000-7000-8000-0000000000e1'
  const alone = readFlowSearch(new URLSearchParams(`service=jazda&seat=${slot}.2027-08-01.3`))
  expect(seatRequests({ search: alone, alone: ride }, { seats })).toEqual([
    { service_slot: slot, day: '2027-08-01', persons: 3 },
  ])
})

it('distinguishes a refused service from a refused stay', () => {
  const failure = (code: 'seats_taken' | 'not_available', details: unknown) => ({
    status: 409,
    code,
    message: '',
    details,
  })
  expect(aboutSeats(failure('seats_taken', undefined))).toBe(true)
  expect(
    aboutSeats(failure('not_available', { services: [{ index: 0, refusals: [{ code: 'cancelled' }] }] })),
  ).toBe(true)
  expect(aboutSeats(failure('not_available', { stays: [] }))).toBe(false)
})
