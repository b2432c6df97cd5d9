import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import type { DocumentPreview } from '@dvor/contract/money/invoices.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
let lemonade: string

const invalid = (path: string, code = 'invalid_choice') => ({
  status: 400,
  body: { code: 'invalid', fields: [{ path, code }] },
})

/** A new installation has rates of 5, 19 and 23 % (seed). */
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  const drink = { title: 'Domáca limonáda', price: 595, price_unit: 'piece', vat_kind: 'drinks' }
  lemonade = await property.add('common-services', drink)
})
afterAll(() => api.close())

/** Three nights (240 € and 9 € of tax), two lemonades (11.90 €, VAT 1.90) and a bottle (12.30 €, VAT 2.30). */
async function bookedWithDrinks() {
  const id = await property.stay({
    company: aCompany,
    common_services: [{ common_service: lemonade, quantity: 2 }],
    price_adjustments: {
      adjustment: null,
      custom_lines: [{ label: 'Slivovica', quantity: 1, unit_price: 1230, vat_kind: 'goods' }],
    },
  })
  return id
}

test('services and lines by hand of own kinds have their rates on documents and in the statement', async () => {
  const id = await bookedWithDrinks()
  await property.pay(id, 13_660)
  // Half of 273.20 €: 120.00 at 5 %, 5.95 at 19 %, 6.15 at 23 %, 4.50 of tax; VAT 5.71 + 0.95 + 1.15.
  const [advance] = await property.issue(id, 'advance_invoice')
  expect(advance).toMatchObject({ total: 13_660, vat: 781 })
  await property.to(id, 'checked_in')
  const { body } = await property.call('POST', `/reservations/${id}/documents/preview`, { kind: 'invoice' })
  const [invoice] = body as [DocumentPreview]
  // 11.43 + 1.90 + 2.30 without what the advance declared.
  expect(invoice).toMatchObject({ total: 13_660, vat: 1563 - 781 })
  api.clock.set('2027-06-07T09:00:00Z')
  await property.to(id, 'completed')
  await property.issue(id, 'invoice')
  const statement = (await property.call('GET', '/monthly-statements/2027-06')).body as MonthlyStatement
  expect(statement.earned).toMatchObject({ accommodation: 24_000, drinks: 1190, goods: 1230, total: 27_320 })
  expect(statement.vat.map(({ rate, vat }) => [rate, vat])).toEqual([
    [23, 230],
    [19, 190],
    [5, 1143],
    [0, 0],
  ])
})

test('a kind that the settings do not have is refused', async () => {
  const service = { title: 'Koláč', price: 300, price_unit: 'piece', vat_kind: 'cake' }
  expect(await property.call('POST', '/common-services', service)).toMatchObject(invalid('vat_kind'))
  expect(await property.call('PUT', `/common-services/${lemonade}`, { vat_kind: 'cake' })).toMatchObject(
    invalid('vat_kind'),
  )
  const id = await property.stay()
  const custom_lines = [{ label: 'Koláč', quantity: 1, unit_price: 300, vat_kind: 'cake' }]
  const agreed = { adjustment: null, custom_lines }
  expect(await property.call('PUT', `/reservations/${id}/price-adjustments`, agreed)).toMatchObject(
    invalid('custom_lines'),
  )
  await expect(property.stay({ price_adjustments: agreed })).rejects.toThrow('invalid_choice')
})

test('a kind of services or prices stays; another one goes with its rates', async () => {
  type Money = { vat_kinds: { kind: string }[]; vat_rates: { kind: string }[] }
  const { vat_kinds, vat_rates } = (await property.call('GET', '/global-settings')).body as Money
  const without = (gone: string) => ({
    vat_kinds: vat_kinds.filter(({ kind }) => kind !== gone),
    vat_rates: vat_rates.filter(({ kind }) => kind !== gone),
  })
  const save = (values: object) => property.call('PUT', '/global-settings', values)
  expect(await save(without('drinks'))).toMatchObject(invalid('vat_kinds', 'still_used'))
  expect(await save(without('goods'))).toMatchObject(invalid('vat_kinds', 'still_used'))
  const { vat_kinds: fewer } = without('takeaway')
  expect(await save({ vat_kinds: fewer })).toMatchObject(invalid('vat_kinds'))
  expect((await save(without('takeaway'))).status).toBe(200)
})
