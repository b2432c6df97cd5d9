import type { PriceLine, Restriction } from '@dvor/contract/pricing/quotes.ts'
import type { SlotRestriction } from '@dvor/contract/services/slots.ts'
import { describe, expect, it } from 'vitest'
import { paymentPlan } from './order/payment-plan.ts'
import { lineDetail, lineLabel } from '@dvor/booking/messages/price-line-text.ts'
import { fieldText } from '../../core/forms/problem-text.ts'
import { restrictionSentence } from './unavailable/restriction-text.ts'
import { readFlowSearch } from '../search/search-params.ts'
import { searchProblems } from './flow/search-problems.ts'
import { seatSentence } from '@dvor/texts/areas.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const request = { from: '2027-07-05', to: '2027-07-08' }

const restrictions: [Restriction, string][] = [
  [{ code: 'taken', nights: ['2027-07-06', '2027-07-05'] }, 'Taken: nights from 5 Jul to 7 Jul.'],
  [{ code: 'taken', nights: ['2027-07-31'] }, 'Taken: the night from 31 Jul to 1 Aug.'],
  [
    { code: 'taken', nights: ['2027-07-01', '2027-07-03', '2027-07-05', '2027-07-07'] },
    'Taken: the night from 1 Jul to 2 Jul, the night from 3 Jul to 4 Jul, the night from 5 Jul to 6 Jul and others.',
  ],
  [{ code: 'too_small', sleeps: 1 }, 'It takes 1 person at most.'],
  [{ code: 'too_many_children', children: 0 }, 'This room is not suitable for children.'],
  [{ code: 'too_many_children', children: 2 }, 'It takes 2 children at most.'],
  [{ code: 'min_nights', nights: 2 }, 'At this time of year it can be booked for 2 nights or more.'],
  [
    { code: 'arrival_weekday', weekdays: [6] },
    'One cannot arrive here on Monday 5 Jul; at this time of year arrivals are only on Saturday.',
  ],
  [
    { code: 'departure_weekday', weekdays: [3, 7] },
    'One cannot leave here on Thursday 8 Jul; at this time of year departures are only on Wednesday or Sunday.',
  ],
  [
    { code: 'too_late', lead_hours: 1 },
    'It is too late to book online: at least 1 hour before arrival are needed. Please call us.',
  ],
  [{ code: 'closed' }, 'It is closed on these days.'],
  [
    { code: 'too_far', last_day: '2028-11-19' },
    'For now we take bookings with an arrival until 19 Nov 2028.',
  ],
  [{ code: 'past' }, 'The day of arrival has already passed.'],
  [{ code: 'inverted' }, 'The departure must be later than the arrival.'],
  [
    { code: 'too_long', nights: 365 },
    'Up to 365 nights can be booked online. For a longer stay please call us.',
  ],
  [{ code: 'not_offered' }, 'It cannot be booked online at present.'],
]

describe('in English', () => {
  it.each(restrictions)('%j', (restriction, sentence) => {
    expect(plain(restrictionSentence(restriction, request, 'en'))).toBe(sentence)
  })

  it('explains an impossible search at its fields', () => {
    const search = readFlowSearch(new URLSearchParams('from=2027-13-01&to=2027-07-01&adults=99&children=2'))
    expect(searchProblems(search, [{ code: 'too_long', nights: 30 }], 'en')).toEqual({
      from: 'There is no such day in the calendar. Please choose it again.',
      adults: 'Online you can book for 1 to 40 adults. For a larger group please call us.',
      ages: 'Please give the ages of the children. The price and the space in a room depend on them.',
      to: 'Up to 30\u00A0nights can be booked online. For a longer stay please call us.',
    })
  })

  it('explains the label and the amount of a price line', () => {
    const line: PriceLine = {
      kind: 'nights',
      label: 'Izba Lipa',
      rule: 'Leto',
      quantity: 2,
      unit_price: 8900,
      amount: 17_800,
      vat_kind: 'accommodation',
      accommodation_unit: null,
      first_night: '2027-07-04',
      last_night: '2027-07-05',
    }
    expect(lineLabel(line, 'en')).toEqual({ term: '', owners: 'Izba Lipa' })
    expect(plain(lineDetail(line, 'en'))).toBe('4 – 6 Jul 2027 · 2 nights × €89.00')
    const tax = lineLabel({ kind: 'stay_tax', label: 'Daň za ubytovanie', vat_kind: null, amount: 300 }, 'en')
    expect(tax).toEqual({ term: 'Local accommodation tax', owners: '' })
    const age = lineLabel({ kind: 'extra_person', label: 'Dieťa do 12', vat_kind: null, amount: 900 }, 'en')
    expect(age).toEqual({ term: 'Additional person, ', owners: 'dieťa do 12' })
  })

  it('explains what is paid when', () => {
    const deposit = { amount: 3000, due_on: null }
    const price = { total: 10_000, instalments: [deposit, { amount: 7000, due_on: '2027-06-18' }] }
    expect(paymentPlan(price, { method: 'sandbox', approval: false, voucher: 0 }, 'en').map(plain)).toEqual([
      'Now you pay a deposit of €30.00.',
      'The remaining €70.00 you pay by 18 Jun 2027.',
    ])
    expect(paymentPlan(price, { method: 'on_site', approval: false, voucher: 0 }, 'en')).toEqual([
      'You pay the whole €100.00 when you arrive.',
    ])
  })

  it('explains errors of fields and of times', () => {
    expect(fieldText({ path: 'guest.email', code: 'required' }, 'en')).toBe('We need this to be filled in.')
    const few: SlotRestriction = { code: 'too_few', persons: 2 }
    expect(plain(seatSentence.en(few))).toBe('For 2 people at least.')
  })
})
