import { addDays, type Day } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { noFiles } from '../testing/files/no-files.ts'
import { aStay } from '../testing/test-property.ts'
import {
  aCompany,
  buildInvoicingProperty,
  type InvoicingProperty,
  type Shown,
} from '../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { issueWaiting } from './issue-waiting.ts'

let api: TestApi
let property: InvoicingProperty
let services: { wood: string; soup: string }

beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  await property.settings({ automatic_invoices: 'everybody' })
  services = {
    wood: await property.add('common-services', {
      title: 'Drevo',
      price: 1333,
      price_unit: 'piece',
      vat_kind: 'other',
    }),
    soup: await property.add('common-services', {
      title: 'Polievka',
      price: 277,
      price_unit: 'person_night',
      vat_kind: 'food',
    }),
  }
  await property.add('price-rules', {
    title: 'Jediná noc',
    kind: 'single_night',
    direction: 'surcharge',
    effect: 'person_night',
    value: 333,
  })
  await property.add('price-rules', {
    title: 'Dlhší pobyt',
    kind: 'length_of_stay',
    direction: 'discount',
    effect: 'percent',
    value: 725,
    nights_from: 3,
  })
  await property.add('coupons', { code: 'TRETINA', kind: 'percent', value: 33, title: 'Tretina' })
})
afterAll(() => api.close())

/** A stay of the year: days, guest, contents, payment and end. */
const reservation = fc.record({
  day: fc.integer({ min: 0, max: 330 }),
  nights: fc.integer({ min: 1, max: 9 }),
  company: fc.boolean(),
  wood: fc.integer({ min: 0, max: 3 }),
  soup: fc.boolean(),
  coupon: fc.boolean(),
  deposit: fc.constantFrom(0, 1, 3000, 7777),
  rest: fc.constantFrom('none', 'some', 'all', 'more'),
  end: fc.constantFrom('completed', 'completed', 'completed', 'credited', 'cancelled'),
})
type SampleReservation = typeof reservation extends fc.Arbitrary<infer T> ? T : never

interface Ledger {
  total: number
  due: number
  /** Kept of a cancelled stay. */
  cancellation_fee: number | null
}

async function live(id: string): Promise<Shown[]> {
  const { body } = await property.call('GET', `/invoices?reservation=${id}&_limit=-1`)
  return (body as Shown[]).filter(({ kind }) => ['invoice', 'advance_invoice', 'credit_note'].includes(kind))
}

const at = (day: Day) => api.clock.set(`${day}T11:00:00Z`)
const issueDue = () => issueWaiting({ ...needs(), log: api.app.log })
/** Only figures are checked here; drawn-documents.test.ts checks the pictures. */
const needs = () => ({ db: api.api.db, clock: api.clock, documentFiles: noFiles, files: noFiles })

/** Runs a reservation's life through HTTP, with the clock set to each day of it. @returns the reservation */
async function play(one: SampleReservation): Promise<string> {
  const arrival = addDays('2027-01-05', one.day)
  const departure = addDays(arrival, one.nights)
  at(addDays(arrival, -20))
  const unit = await property.addUnit({ base_price: 7990 + one.day })
  const id = await property.stay({
    stays: [aStay(unit, arrival, departure)],
    company: one.company ? aCompany : null,
    coupon: one.coupon ? 'TRETINA' : null,
    common_services: [
      ...(one.wood > 0 ? [{ common_service: services.wood, quantity: one.wood }] : []),
      ...(one.soup ? [{ common_service: services.soup, quantity: 1 }] : []),
    ],
  })
  if (one.deposit > 0) await property.pay(id, one.deposit)
  await issueDue()
  if (one.end === 'cancelled') {
    await property.call('PUT', `/reservations/${id}`, { state: 'cancelled', cancellation: 'by_rules' })
    if (one.deposit > 0) await property.issue(id, 'invoice')
    return id
  }
  at(arrival)
  await property.to(id, 'checked_in')
  const { due } = await read(id)
  const rest = { none: 0, some: Math.ceil(due / 2), all: due, more: due + 500 }[one.rest]
  if (rest > 0) await property.pay(id, rest)
  at(departure)
  await property.to(id, 'completed')
  await issueDue()
  if (one.end !== 'credited') return id
  const [invoice] = (await live(id)).filter(({ kind }) => kind === 'invoice')
  await property.call('POST', `/invoices/${invoice?.id}/credit-note`, {})
  await property.issue(id, 'invoice')
  return id
}

async function read(id: string): Promise<Ledger> {
  return (await property.call('GET', `/reservations/${id}`)).body as Ledger
}

const sumOf = (rows: readonly Shown[], key: 'total' | 'net' | 'vat' | 'due') =>
  rows.reduce((sum, row) => sum + row[key], 0)

test(
  'a year of stays reconciles to the cent: ledger, documents, prices, series',
  async () => {
    const sampleReservations = fc.sample(reservation, { numRuns: 8 * inject('effort') })
    let agreed = 0
    const everything: Shown[] = []
    for (const one of sampleReservations.toSorted((a, b) => a.day - b.day)) {
      const id = await play(one)
      const { total, due, cancellation_fee } = await read(id)
      const documents = await live(id)
      everything.push(...documents)
      const owed = one.end === 'cancelled' ? cancellation_fee : total
      expect(sumOf(documents, 'total'), JSON.stringify(one)).toBe(owed)
      agreed += owed ?? 0
      const [last] = documents
        .filter(({ kind, credited_by }) => kind === 'invoice' && credited_by === null)
        .map((invoice) => invoice.due)
      expect(last ?? 0, JSON.stringify(one)).toBe(one.end === 'cancelled' ? 0 : due)
      for (const row of documents) expect(row.net + row.vat).toBe(row.total)
    }
    expect(sumOf(everything, 'total')).toBe(agreed)
    for (const kind of ['invoice', 'advance_invoice', 'credit_note'])
      expectGapless(everything.filter((row) => row.kind === kind).map(({ number }) => number))
    await expectExported(everything)
  },
  600_000 * inject('effort'),
)

function expectGapless(numbers: readonly string[]): void {
  const places = Map.groupBy(numbers, (number) => number.slice(2, 6))
  expect(numbers.length).toBeGreaterThan(0)
  for (const inYear of places.values())
    expect(inYear.map((number) => Number(number.slice(6))).toSorted((a, b) => a - b)).toEqual(
      inYear.map((_number, index) => index + 1),
    )
}

/** The accountant's table has the same sums as the documents. */
async function expectExported(documents: readonly Shown[]): Promise<void> {
  const { bytes } = await property.file('/invoices/export.csv?from=2026-01-01&to=2028-12-31')
  const rows = bytes.toString('utf8').trim().split('\r\n').slice(1)
  const cents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)
  const columns = rows.map(
    (row) => row.match(/("([^"]|"")*"|[^;]*)(;|$)/g)?.map((cell) => cell.replace(/;$/, '')) ?? [],
  )
  const columnSum = (index: number) => columns.reduce((sum, row) => sum + cents(row[index]), 0)
  expect(columnSum(12)).toBe(sumOf(documents, 'net'))
  expect(columnSum(13)).toBe(sumOf(documents, 'vat'))
  expect(columnSum(14)).toBe(sumOf(documents, 'total'))
}
