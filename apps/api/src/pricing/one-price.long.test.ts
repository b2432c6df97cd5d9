import { priceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let services: string[]
let plan: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  await property.settings({ age_bands: [{ label: 'do 12', up_to_age: 12, percent: 50 }] })
  services = [
    await property.add('common-services', {
      title: 'Raňajky',
      price: 990,
      price_unit: 'person_night',
      vat_kind: 'food',
    }),
    await property.add('common-services', {
      title: 'Psík',
      price: 333,
      price_unit: 'night',
      vat_kind: 'other',
    }),
  ]
  await property.add('common-services', {
    title: 'Upratanie',
    price: 1501,
    price_unit: 'stay',
    vat_kind: 'other',
    mandatory: true,
  })
  const percent = { effect: 'percent', direction: 'discount' }
  for (const rule of [
    { title: 'Jediná noc', kind: 'single_night', direction: 'surcharge', effect: 'night', value: 1111 },
    { title: 'Dlhší pobyt', kind: 'length_of_stay', nights_from: 3, value: 725, ...percent },
    { title: 'Skorá rezervácia', kind: 'early_bird', days_from: 60, value: 499, combines: true, ...percent },
    { title: 'Víkend', kind: 'last_minute', days_to: 200, weekdays: [5, 6], value: 1033, ...percent },
  ])
    await property.add('price-rules', rule)
  plan = await property.add('rate-plans', {
    title: 'S raňajkami',
    effect: 'percent',
    direction: 'discount',
    value: 725,
    included_services: [services[0]],
  })
  await property.add('coupons', { code: 'TRETINA', kind: 'percent', value: 33 })
})
afterAll(() => api.close())

const request = fc.record({
  nights: fc.integer({ min: 1, max: 9 }),
  startsIn: fc.integer({ min: 15, max: 300 }),
  adults: fc.integer({ min: 1, max: 2 }),
  children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 1 }),
  basis: fc.constantFrom('unit', 'occupancy', 'person'),
  alone: fc.option(fc.integer({ min: 0, max: 20_000 })),
  base: fc.integer({ min: 1, max: 30_000 }),
  season: fc.integer({ min: 0, max: 50_000 }),
  chosen: fc.array(fc.constantFrom(0, 1), { maxLength: 2 }),
  coupon: fc.boolean(),
  planned: fc.boolean(),
})

/** The text of the e-mail in which the guest reads the price. */
async function emailTextOf(number: string): Promise<string> {
  const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
  const [email] = (
    await property.call('GET', `/outgoing-emails?reservation=${found?.id}&key=reservation_received`)
  ).body as { body: string }[]
  return email?.body ?? ''
}

test(
  'quote, hold, order and e-mail have the same price, which is the sum of its lines',
  { timeout: 120_000 * inject('effort') },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        request,
        async ({
          nights,
          startsIn,
          adults,
          children,
          basis,
          alone,
          base,
          season,
          chosen,
          coupon,
          planned,
        }) => {
          const unit = await property.addUnit({
            base_price: base,
            extra_person_price: 1777,
            price_basis: basis,
            occupancy_prices: [alone],
          })
          const arrival = addDays('2027-03-10', startsIn)
          await property.add('prices', {
            accommodation_unit: unit,
            title: 'Víkend',
            valid_from: arrival,
            valid_to: addDays(arrival, 30),
            weekdays: [5, 6],
            price: season,
            occupancy_prices: [alone, season],
          })
          const stays = [aStay(unit, arrival, addDays(arrival, nights), { adults, children_ages: children })]
          const extras = {
            common_services: [...new Set(chosen)].map((index) => ({
              common_service: services[index] ?? '',
              quantity: 1,
            })),
            ...(coupon && { coupon: 'tretina' }),
            ...(planned && { rate_plan: plan }),
          }
          const answer = await api.call('POST', '/quotes', { body: { stays, ...extras } })
          const quote = priceBreakdown.parse(answer.body)
          expect(quote.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(quote.total)
          expect(quote.total).toBeGreaterThanOrEqual(0)
          const { token, number } = await book(api, stays, {
            payment_method: 'transfer',
            expected_total: quote.total,
            more: extras,
          })
          const detail = (await api.call('GET', `/reservation-details/${token}`)).body as ReservationDetail
          expect(detail.price).toEqual(quote)
          const owed = detail.transfer?.amount ?? 0
          expect(owed).toBe(quote.deposit_due)
          if (detail.state === 'awaiting_payment')
            expect(plain(await emailTextOf(number))).toContain(plain(formatMoney(quote.total)))
        },
      ),
      { numRuns: 8 * inject('effort') },
    )
  },
)

/** Turns all kinds of spaces into one, because e-mails may break lines where prices may not. */
const plain = (text: string) => text.replaceAll('&nbsp;', ' ').replace(/\s+/g, ' ')
