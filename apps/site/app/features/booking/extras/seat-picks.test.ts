import type { Occurrence } from '@dvor/contract/services/slots.ts'
import { expect, it } from 'vitest'
import {
  childrenAble,
  isGone,
  isShut,
  occurrenceLabel,
  peopleOf,
  serviceFacts,
  stateText,
} from './seat-picks.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { isAboutSeats } from './seat-problems.ts'
import { seatRequests } from '../flow/stay-requests.ts'
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
  expect(plain(occurrenceLabel(at('ride', 3), ride, 'sk'))).toBe(
    'sobota 3. 7. o 9:00 – 9:30 – 3 voľné miesta',
  )
  const full = at('ride', 0, [{ code: 'full', free: 0 }])
  expect([isShut(full), plain(occurrenceLabel(full, ride, 'sk'))]).toEqual([
    true,
    'sobota 3. 7. o 9:00 – 9:30 – obsadené',
  ])
  expect(isShut(at('ride', 4, [{ code: 'too_late', lead_hours: 24 }]))).toBe(true)
})

it('free seats are those of the API, which leaves out the seats that the guest holds', () => {
  const three = at('ride', 3)
  const pick = { service: 'ride', service_slot: 'slot', day: three.day, persons: 3 }
  expect(plain(stateText(three, ride, 'sk'))).toBe('3 voľné miesta')
  expect([isGone(three, pick), isGone(at('ride', 2), pick)]).toEqual([false, true])
  expect(plain(stateText(at('sauna', 4), sauna, 'sk'))).toBe('voľné, najviac 4 osoby')
})

it('adults and children of a time are counted apart, and somebody always comes', () => {
  expect(peopleOf(ride, 2, [8])).toEqual({ persons: 3, children_ages: [8] })
  expect(peopleOf(ride, 0, [8])).toEqual({ persons: 1, children_ages: [8] })
  expect(peopleOf(ride, 0, [])).toEqual({ persons: 1, children_ages: [] })
  expect(peopleOf(sauna, 1, [])).toEqual({ persons: 2, children_ages: [] })
  const reduced = { ...ride, min_age: 6, child_prices: [{ label: 'Dieťa', up_to_age: 12, percent: 50 }] }
  expect(childrenAble(reduced, { children_ages: [4, 8, 14] })).toEqual([8, 14])
  expect(childrenAble(ride, { children_ages: [8] })).toEqual([])
})

it('a service shows its price, its length and its least number of people', () => {
  expect(serviceFacts(ride, 'sk', String).map(plain)).toEqual(['18,00 € za osobu', '30 minút'])
  expect(serviceFacts(sauna, 'sk', String).map(plain)).toEqual([
    '18,00 € za skupinu',
    '2 hodiny',
    'najmenej 2 osoby',
  ])
  expect(serviceFacts({ ...ride, weather_dependent: true }, 'sk', String).at(-1)).toBe(
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
  expect(isAboutSeats(failure('seats_taken', undefined))).toBe(true)
  expect(
    isAboutSeats(failure('not_available', { services: [{ index: 0, refusals: [{ code: 'cancelled' }] }] })),
  ).toBe(true)
  expect(isAboutSeats(failure('not_available', { stays: [] }))).toBe(false)
})
