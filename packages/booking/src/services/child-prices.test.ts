import { childPrices } from '@dvor/contract/services/child-prices.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { priceStays, servicesIn, type Agreement, type PriceInput } from '../pricing/price.ts'
import { rateTable } from '../pricing/rate-table.ts'
import type { CommonService } from './service-rows.ts'
import { unitsLacking } from './unit-requirements.ts'
import { anyRequest } from '../testing/arbitraries.ts'
import { anyService } from '../testing/any-services.ts'
import { sampleService } from '../testing/sample-services.ts'
import { sampleSettings, sampleStay, sampleUnit } from '../testing/samples.ts'
import { serviceAmount, serviceIssues } from './common-services.ts'

const room = '01900000-0000-7000-8000-000000000002'
const cottage = '01900000-0000-7000-8000-000000000003'
const other = '01900000-0000-7000-8000-000000000004'

/** Half board for 14 €, children 3 to 12 half, under 3 free. */
const halfBoard = sampleService({
  title: 'Polpenzia',
  price: 1400,
  child_prices: [
    { label: 'Do 2 rokov', up_to_age: 2, percent: 0 },
    { label: 'Dieťa 3 – 12', up_to_age: 12, percent: 50 },
  ],
})
const dog = sampleService({
  id: 'd',
  title: 'Psík',
  price: 700,
  price_unit: 'night',
  units: [cottage, other],
})
const cleaning = sampleService({
  id: 'c',
  title: 'Upratanie drevenice',
  price: 4000,
  price_unit: 'stay',
  units: [cottage, other],
  per_unit: true,
  mandatory: true,
})

/** Two nights. */
const stayIn = (unit: string, adults = 2, children_ages: number[] = []): StayRequest =>
  sampleStay({
    accommodation_unit: unit,
    arrival: '2026-06-01',
    departure: '2026-06-03',
    adults,
    children_ages,
  })

function inputFor(services: CommonService[], stays: StayRequest[], agreed?: Agreement): PriceInput {
  const table = (id: string) => rateTable(sampleUnit({ id, capacity: 6 }), [])
  return {
    stays: stays.map((request) => ({ request, table: table(request.accommodation_unit) })),
    services,
    requestedServices: services
      .filter(({ mandatory }) => !mandatory)
      .map(({ id }) => ({ common_service: id, quantity: 1 })),
    settings: { ...sampleSettings, stay_tax_rates: [] },
    today: '2026-05-01',
    agreed,
  }
}

const linesOf = (input: PriceInput) =>
  priceStays(input)
    .lines.filter(({ kind }) => kind === 'common_service')
    .map(({ label, quantity, unit_price }) => [label, quantity, unit_price])

const served = (stays: StayRequest[]) => ({ stays, bandsFor: () => sampleSettings.age_bands })

describe('a service with prices of children', () => {
  it('has a line for adults and one for each price of children, none for those who pay nothing', () => {
    const stays = [stayIn(room, 2, [4, 9, 1])]
    expect(linesOf(inputFor([halfBoard], stays))).toEqual([
      ['Polpenzia', 4, 1400],
      ['Polpenzia, dieťa 3 – 12', 4, 700],
    ])
    expect(serviceAmount(halfBoard, 1, served(stays))).toBe(4 * 1400 + 4 * 700)
  })

  it('counts older children as adults', () => {
    expect(linesOf(inputFor([halfBoard], [stayIn(room, 1, [13])]))).toEqual([['Polpenzia', 4, 1400]])
  })

  it('without them is as before: a child with a place pays in full, a baby nothing', () => {
    const plain = { ...halfBoard, child_prices: [] }
    expect(linesOf(inputFor([plain], [stayIn(room, 2, [4, 1])]))).toEqual([['Polpenzia', 6, 1400]])
  })

  it('keeps the agreed price of those who stay when the party changes', () => {
    const before = inputFor([halfBoard], [stayIn(room, 2, [4])])
    const agreed: Agreement = {
      stays: before.stays.map(({ request }) => request),
      services: servicesIn(before),
      lines: priceStays(before).lines,
      taxGuests: [],
      payment: null,
    }
    const dearer = { ...halfBoard, price: 2000 }
    expect(linesOf(inputFor([dearer], [stayIn(room, 2, [4, 5])], agreed))).toEqual([
      ['Polpenzia', 4, 1400],
      ['Polpenzia, dieťa 3 – 12', 2, 700],
      ['Polpenzia, dieťa 3 – 12', 2, 1000],
    ])
    expect(linesOf(inputFor([dearer], [stayIn(room, 1, [4])], agreed))).toEqual([
      ['Polpenzia', 2, 1400],
      ['Polpenzia, dieťa 3 – 12', 2, 700],
    ])
    // Prices of children that are gone since change nothing for the children who stay.
    const plain = { ...dearer, child_prices: [] }
    expect(linesOf(inputFor([plain], [stayIn(room, 2, [4])], agreed))).toEqual([
      ['Polpenzia', 4, 1400],
      ['Polpenzia, dieťa 3 – 12', 2, 700],
    ])
  })

  it('has one price for each age', () => {
    const one = { label: 'x', up_to_age: 5, percent: 50 }
    expect(childPrices.safeParse([one, one]).error?.issues[0]?.message).toBe('ages_overlap')
  })
})

describe('a service of some units', () => {
  const issues = (stays: StayRequest[]) =>
    serviceIssues([dog], [{ common_service: dog.id, quantity: 1 }], stays)

  it('is refused in others', () => {
    expect(issues([stayIn(room)])).toEqual([
      { path: 'common_services.0.common_service', code: 'not_in_unit' },
    ])
    expect(issues([stayIn(cottage)])).toEqual([])
    expect(issues([stayIn(room), stayIn(cottage)])).toEqual([])
  })

  it('that requires something is refused where the unit lacks it, and counts only where it is', () => {
    const units = [
      { id: room, amenities: ['wifi'], pets_allowed: false },
      { id: cottage, amenities: ['fireplace'], pets_allowed: false },
      { id: other, amenities: [], pets_allowed: true },
    ]
    expect(unitsLacking({ requires: 'fireplace' }, units)).toEqual([room, other])
    expect(unitsLacking({ requires: 'pets_allowed' }, units)).toEqual([room, cottage])
    expect(unitsLacking({ requires: null }, units)).toEqual([])
    const where = { ...dog, lacking: unitsLacking({ requires: 'pets_allowed' }, units) }
    const services = [{ common_service: dog.id, quantity: 1 }]
    expect(serviceIssues([where], services, [stayIn(cottage)])).toMatchObject([{ code: 'not_in_unit' }])
    expect(serviceIssues([{ ...where, units: [] }], services, [stayIn(room)])).toMatchObject([
      { code: 'not_in_unit' },
    ])
    expect(linesOf(inputFor([where], [stayIn(cottage), stayIn(other)]))).toEqual([['Psík', 2, 700]])
  })

  it('counts the nights in its units only', () => {
    expect(linesOf(inputFor([dog], [stayIn(room), stayIn(cottage)]))).toEqual([['Psík', 2, 700]])
  })

  it('that is mandatory counts once for each of its units, and not without one', () => {
    expect(linesOf(inputFor([cleaning], [stayIn(room)]))).toEqual([])
    expect(linesOf(inputFor([cleaning], [stayIn(room), stayIn(cottage), stayIn(other)]))).toEqual([
      ['Upratanie drevenice', 2, 4000],
    ])
  })
})

test('the shown price of a service is the sum of its lines', () => {
  fc.assert(
    fc.property(anyService, anyRequest, (service, request) => {
      const input = inputFor([service], [request])
      const sum = linesOf(input).reduce(
        (total, [, quantity, price]) => total + Number(quantity) * Number(price),
        0,
      )
      expect(serviceAmount(service, 1, served([request]))).toBe(sum)
    }),
  )
})
