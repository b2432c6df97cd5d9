import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { describe, expect, it } from 'vitest'
import { priceStays, type PriceInput } from './price.ts'
import { rateTable } from './rate-table.ts'
import {
  sampleCoupon,
  sampleSettings,
  sampleTaxRate,
  sampleUnit,
  unitId,
  sampleStay,
} from '../testing/samples.ts'
import { sampleRow } from '../testing/sample-rates.ts'
import { sampleService } from '../testing/sample-services.ts'

const input = (changes: Partial<PriceInput> = {}): PriceInput => ({
  stays: [{ table: rateTable(sampleUnit(), [sampleRow()]), request: sampleStay() }],
  services: [],
  requestedServices: [],
  settings: { ...sampleSettings, stay_tax_rates: [] },
  today: '2026-05-01',
  ...changes,
})

const brief = (lines: readonly PriceLine[]) =>
  lines.map(({ kind, label, rule, quantity, unit_price, amount }) => [
    kind,
    label || rule,
    quantity,
    unit_price,
    amount,
  ])

describe('prices computed by hand', () => {
  it('three summer nights for two: 3 × 100 €, 30 % now', () => {
    const price = priceStays(input())
    expect(brief(price.lines)).toEqual([['nights', 'Drevenica pri potoku', 3, 10000, 30000]])
    expect(price.lines[0]).toMatchObject({
      rule: 'Leto',
      first_night: '2026-07-02',
      last_night: '2026-07-04',
    })
    expect(price).toMatchObject({
      subtotal: 30000,
      discount: 0,
      stay_tax: 0,
      total: 30000,
      deposit_due: 9000,
      balance_due_on: '2026-06-18',
      instalments: [
        { amount: 9000, due_on: null },
        { amount: 21_000, due_on: '2026-06-18' },
      ],
    })
  })

  it('a family over the turn of the season, weekend dearer, child at half price, baby free', () => {
    // Mon 29 and Tue 30 June at 80 €, Wed 1 and Thu 2 July at 100 €, Fri 3 and Sat 4 at 120 €, Sun 5 at 100 €.
    const weekend = sampleRow({
      id: 'b',
      title: 'Letný víkend',
      weekdays: [5, 6],
      price: 12000,
      priority: 1,
      extra_person_price: 3001,
    })
    const table = rateTable(sampleUnit(), [sampleRow(), weekend])
    const request = sampleStay({
      arrival: '2026-06-29',
      departure: '2026-07-06',
      adults: 2,
      children_ages: [1, 9],
    })
    const price = priceStays(input({ stays: [{ table, request }], settings: sampleSettings }))
    expect(brief(price.lines)).toEqual([
      ['nights', 'Drevenica pri potoku', 2, 8000, 16000],
      ['nights', 'Drevenica pri potoku', 2, 10000, 20000],
      ['nights', 'Drevenica pri potoku', 2, 12000, 24000],
      ['nights', 'Drevenica pri potoku', 1, 10000, 10000],
      ['extra_person', 'Dieťa do 12 rokov', 4, 1000, 4000],
      // Half of 30,01 € is 15,005 €: rounded away from zero.
      ['extra_person', 'Dieťa do 12 rokov', 2, 1501, 3002],
      ['extra_person', 'Dieťa do 12 rokov', 1, 1000, 1000],
      ['stay_tax', null, 14, 150, 2100],
    ])
    expect(price).toMatchObject({ subtotal: 78002, stay_tax: 2100, total: 80102, deposit_due: 24031 })
  })

  it('additional persons who cost nothing have no line', () => {
    const table = rateTable(sampleUnit({ extra_person_price: 0 }), [])
    const price = priceStays(input({ stays: [{ table, request: sampleStay({ adults: 4 }) }] }))
    expect(brief(price.lines)).toEqual([['nights', 'Drevenica pri potoku', 3, 8000, 24000]])
  })

  it('the tax is paid from its age on', () => {
    const taxed = (...children_ages: number[]) => {
      const stays = [
        { table: rateTable(sampleUnit(), []), request: sampleStay({ adults: 1, children_ages }) },
      ]
      return priceStays(
        input({ stays, settings: { ...sampleSettings, stay_tax_rates: [sampleTaxRate({ from_age: 15 })] } }),
      ).stay_tax
    }
    expect([taxed(), taxed(14), taxed(15), taxed(15, 17)]).toEqual([450, 450, 900, 1350])
  })

  it('the most expensive persons fill the base price', () => {
    const request = sampleStay({ adults: 1, children_ages: [9, 15, 3] })
    const price = priceStays(input({ stays: [{ table: rateTable(sampleUnit(), []), request }] }))
    // The adult and the fifteen-year-old are in the base price, the two others pay half.
    expect(brief(price.lines).slice(1)).toEqual([['extra_person', 'Dieťa do 12 rokov', 6, 1000, 6000]])
  })

  it('services by each unit of counting, mandatory ones without a request', () => {
    const services = [
      sampleService({
        id: 's1',
        title: 'Upratanie',
        price: 2500,
        price_unit: 'stay',
        mandatory: true,
        vat_kind: 'other',
      }),
      sampleService({ id: 's2', title: 'Pes', price: 500, price_unit: 'night' }),
      sampleService({ id: 's3', title: 'Uteráky', price: 300, price_unit: 'person' }),
      sampleService({ id: 's4', title: 'Raňajky', price: 900, price_unit: 'person_night' }),
      sampleService({ id: 's5', title: 'Drevo', price: 700, price_unit: 'piece' }),
      sampleService({ id: 's6', title: 'Nechcené', price: 700, price_unit: 'piece' }),
      sampleService({ id: 's7', title: 'Zrušené', mandatory: true, active: false }),
    ]
    const requested = ['s2', 's3', 's4', 's5'].map((common_service) => ({ common_service, quantity: 2 }))
    const request = sampleStay({ children_ages: [1, 10] })
    const stays = [{ table: rateTable(sampleUnit(), []), request }]
    const price = priceStays(input({ stays, services, requestedServices: requested }))
    expect(brief(price.lines).filter(([kind]) => kind === 'common_service')).toEqual([
      ['common_service', 'Upratanie', 1, 2500, 2500],
      ['common_service', 'Pes', 6, 500, 3000],
      ['common_service', 'Uteráky', 3, 300, 900],
      ['common_service', 'Raňajky', 9, 900, 8100],
      ['common_service', 'Drevo', 2, 700, 1400],
    ])
  })

  it('two rooms at once are two parties, two rooms one after the other the same one', () => {
    const table = rateTable(sampleUnit(), [])
    const services = ['person', 'night'].map((price_unit) =>
      sampleService({
        id: price_unit,
        title: price_unit,
        mandatory: true,
        price: 100,
        price_unit: price_unit === 'night' ? 'night' : 'person',
      }),
    )
    const quantities = (second: Partial<ReturnType<typeof sampleStay>>) =>
      priceStays(
        input({
          stays: [
            { table, request: sampleStay() },
            { table, request: sampleStay(second) },
          ],
          services,
        }),
      )
        .lines.filter(({ kind }) => kind === 'common_service')
        .map(({ label, quantity }) => `${label} ${quantity}`)
    expect(quantities({})).toEqual(['person 4', 'night 3'])
    expect(quantities({ arrival: '2026-07-05', departure: '2026-07-07' })).toEqual(['person 2', 'night 5'])
  })

  it('a coupon is split over VAT kinds and does not reduce the tax', () => {
    const services = [sampleService({ mandatory: true, price: 1000, price_unit: 'stay' })]
    const coupon = sampleCoupon({ kind: 'amount', value: 1000 })
    const price = priceStays(input({ services, coupon, settings: sampleSettings }))
    // 1000 of 31000: accommodation 967,74 → 968, food 32,26 → 32.
    expect(
      price.lines.filter(({ kind }) => kind === 'discount').map((line) => [line.vat_kind, line.amount]),
    ).toEqual([
      ['accommodation', -968],
      ['food', -32],
    ])
    expect(price).toMatchObject({ subtotal: 31000, discount: -1000, stay_tax: 900, total: 30900 })
  })

  it('a coupon reduces only what it covers', () => {
    const services = [sampleService({ mandatory: true, price: 1000, price_unit: 'stay' })]
    const discountOf = (changes: Parameters<typeof sampleCoupon>[0]) =>
      priceStays(input({ services, coupon: sampleCoupon(changes) })).discount
    expect(discountOf({})).toBe(-3100)
    expect(discountOf({ covers: 'accommodation' })).toBe(-3000)
    expect(discountOf({ covers: 'services' })).toBe(-100)
    expect(discountOf({ units: ['018f6f6e-0000-7000-8000-0000000000ff'] })).toBe(-100)
    expect(discountOf({ units: [unitId], covers: 'accommodation' })).toBe(-3000)
    expect(discountOf({ kind: 'amount', value: 5000, covers: 'services' })).toBe(-1000)
    const [breakfast, other] = [
      '01900000-0000-7000-8000-0000000000c1',
      '01900000-0000-7000-8000-0000000000c2',
    ]
    expect(discountOf({ covers: 'services', services: [breakfast] })).toBe(-100)
    expect(discountOf({ covers: 'services', services: [other] })).toBe(0)
    expect(discountOf({ services: [other] })).toBe(-3000)
  })

  it('a coupon above the price leaves the tax to pay', () => {
    const coupon = sampleCoupon({ kind: 'amount', value: 99_999_999 })
    const price = priceStays(input({ coupon, settings: sampleSettings }))
    expect(price).toMatchObject({ subtotal: 30000, discount: -30000, stay_tax: 900, total: 900 })
  })

  it('ready-made lines of slot services count in subtotal, discount and total', () => {
    const ride: PriceLine = {
      kind: 'service',
      label: 'Jazda na koni',
      rule: null,
      accommodation_unit: null,
      quantity: 2,
      first_night: null,
      last_night: null,
      unit_price: 2500,
      amount: 5000,
      vat_kind: 'other',
    }
    const price = priceStays(input({ slotLines: [ride], coupon: sampleCoupon() }))
    expect(price).toMatchObject({ subtotal: 35000, discount: -3500, total: 31500 })
  })

  it('everything is due at once where the balance would be due with the deposit', () => {
    const due = (today: string) => priceStays(input({ today })).deposit_due
    expect([due('2026-06-12'), due('2026-06-13'), due('2026-07-02')]).toEqual([9000, 30000, 30000])
  })

  it.each([
    ['summer time begins', '2027-03-27', '2027-03-30', 3],
    ['winter time begins', '2026-10-24', '2026-10-26', 2],
    ['29 February', '2028-02-28', '2028-03-01', 2],
    ['New Year', '2026-12-30', '2027-01-02', 3],
  ])('%s: every night once', (_, arrival, departure, nights) => {
    const stays = [{ table: rateTable(sampleUnit(), []), request: sampleStay({ arrival, departure }) }]
    expect(priceStays(input({ stays })).total).toBe(nights * 8000)
  })
})
