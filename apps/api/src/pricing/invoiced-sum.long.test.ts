import type { IssuedDocument } from '@dvor/booking/invoice/document.ts'
import { priceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { Hold, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addAdvent, type SoldAdvent } from '../testing/fixtures/a-package.ts'
import { addRide, tryHold, type Ride } from '../testing/fixtures/a-service.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { idOf } from '../testing/fixtures/read-reservation.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { aStay, order } from '../testing/test-property.ts'

let api: TestApi
let property: InvoicingProperty
let advent: SoldAdvent
let ride: Ride
let breakfast: string
let plan: string
beforeAll(async () => {
  api = await startTestApi()
  // Everybody books on the day of arrival, so that an invoice can be issued at once.
  api.clock.set('2027-12-10T08:00:00Z')
  property = await buildInvoicingProperty(api)
  const half = [{ label: 'Deti do 12', up_to_age: 12, percent: 50 }]
  await property.settings({ age_bands: [{ label: 'do 12', up_to_age: 12, percent: 50 }] })
  advent = await addAdvent(property, {
    places: 100,
    price: 18_999,
    price_basis: 'person',
    child_prices: half,
  })
  await property.call('PUT', `/service-slots/${advent.baking.slot}`, { capacity: 400 })
  ride = await addRide(
    property,
    { price: 1855, child_prices: half },
    { capacity: 400, time_from: '14:00', time_to: '15:00' },
  )
  breakfast = await property.add('common-services', {
    title: 'Raňajky',
    price: 905,
    price_unit: 'person_night',
    vat_kind: 'food',
    child_prices: half,
  })
  plan = await property.add('rate-plans', {
    title: 'S raňajkami',
    effect: 'person_night',
    direction: 'surcharge',
    value: 333,
    included_services: [breakfast],
  })
  await property.add('coupons', { code: 'TRETINA', kind: 'percent', value: 33 })
})
afterAll(() => api.close())

const anySale = fc.record({
  form: fc.constantFrom('room', 'whole', 'package'),
  base: fc.integer({ min: 1000, max: 30_000 }),
  discount: fc.integer({ min: 0, max: 30 }),
  adults: fc.integer({ min: 1, max: 2 }),
  ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 1 }),
  nights: fc.integer({ min: 2, max: 5 }),
  activity: fc.boolean(),
  coupon: fc.boolean(),
  voucher: fc.integer({ min: 100, max: 30_000 }),
})
type Sale = typeof anySale extends fc.Arbitrary<infer Value> ? Value : never

/** A unit to sell: a room, or a building of its own with all its rooms. */
async function unitOf({ form, base, discount }: Sale): Promise<string> {
  if (form !== 'whole') return property.addUnit({ base_price: base, extra_person_price: 1777 })
  const building = await property.add('accommodation-objects', { title: 'Dom' })
  const rooms = { accommodation_object: building, base_price: base }
  for (const _room of [1, 2]) await property.addUnit(rooms)
  return property.addUnit({
    ...rooms,
    let_as: 'building',
    capacity: 4,
    extra_beds: 0,
    rooms_discount: discount,
  })
}

/** The hold of a sale, from a Friday on, and what the order adds to it. */
async function requestOf(sale: Sale) {
  const { form, adults, ages, activity, coupon } = sale
  const friday = '2027-12-10'
  const saturday = addDays(friday, 1)
  const party = { adults, children_ages: ages }
  const nights = form === 'package' ? 2 : sale.nights
  const stays = [aStay(await unitOf(sale), friday, addDays(friday, nights), party)]
  const seat = (slot: string) => ({
    service_slot: slot,
    day: saturday,
    persons: adults + ages.length,
    children_ages: ages,
  })
  const services = [
    ...(form === 'package' ? [seat(advent.baking.slot)] : []),
    ...(activity ? [seat(ride.slot)] : []),
  ]
  const held = { stays, services, ...(form === 'package' && { package: advent.id }) }
  return { held, more: { rate_plan: plan, ...(coupon && { coupon: 'tretina' }) } }
}

async function soldVoucher(value: number): Promise<string> {
  const { id } = (await property.call('POST', '/vouchers', { value, method: 'cash' })).body as { id: string }
  const { bytes } = await property.file(`/vouchers/${id}/file.pdf`)
  return /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(readPdf(new Uint8Array(bytes)).letters)?.[0] ?? ''
}

const plain = (text: string) => text.replaceAll('&nbsp;', ' ').replace(/\s+/g, ' ')

async function emailsOf(id: string): Promise<string> {
  const { body } = await property.call('GET', `/outgoing-emails?reservation=${id}`)
  return plain((body as { body: string }[]).map((email) => email.body).join('\n'))
}

async function invoiceOf(id: string): Promise<IssuedDocument> {
  const [invoice] = await property.issue(id, 'invoice')
  const { rows } = await api.api.db.$client.query('select content from invoices where id = $1', [invoice?.id])
  return (rows[0] as { content: IssuedDocument }).content
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

test(
  'quote, order, e-mail and invoice have one sum, of a plan, a package and a whole; a voucher only reduces what is due',
  { timeout: 120_000 * inject('effort') },
  async () => {
    await fc.assert(
      fc.asyncProperty(anySale, async (sale) => {
        const { held, more } = await requestOf(sale)
        const answer = await api.call('POST', '/quotes', { body: { ...held, ...more } })
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        const quote = priceBreakdown.parse(answer.body)
        const voucher = await soldVoucher(sale.voucher)
        const hold = (await tryHold(api, held)).body as Hold
        const options = { payment_method: 'on_site', expected_total: quote.total, more: { ...more, voucher } }
        const ordered = await order(api, hold, options)
        expect(ordered.status, JSON.stringify(ordered.body)).toBe(200)
        const { token, number } = ordered.body as OrderResult
        const detail = (await api.call('GET', `/reservation-details/${token}`)).body as ReservationDetail
        expect(detail.price).toEqual(quote)

        const id = await idOf(property, number)
        expect(await emailsOf(id)).toContain(plain(formatMoney(quote.total)))
        await property.to(id, 'checked_in')
        const { bill } = await invoiceOf(id)
        expect(sum(bill.lines.map(({ gross }) => gross))).toBe(quote.total)
        expect(sum(bill.vat_rows.map(({ net, vat }) => net + vat))).toBe(quote.total)
        expect(bill.totals.due).toBe(Math.max(0, quote.total - sale.voucher))
      }),
      { numRuns: 6 * inject('effort') },
    )
  },
)
