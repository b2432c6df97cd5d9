import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startOfDayInstant } from '@dvor/format/instants.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAlerts } from '../../insight/alerts/list-alerts.ts'
import { parseXml } from '../../platform/xml/parse-xml.ts'
import { aCompany, buildInvoicingProperty, type InvoicingProperty } from '../../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { checkEInvoice } from '../rules/check-e-invoice.ts'
import { sendEInvoices } from './send-e-invoices.ts'

let api: TestApi
let property: InvoicingProperty
const out = () => join(api.dataDir, 'e-invoices', 'out')

beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  await property.settings({ e_invoice_transport: 'folder' })
})
afterAll(() => api.close())

const services = (more: object = {}) => ({
  db: api.api.db,
  clock: api.clock,
  dataDir: api.dataDir,
  log: api.app.log,
  ...more,
})
const files = () => readdir(out()).catch(() => [])
const minutesLater = (minutes: number) =>
  api.clock.set(new Date(api.clock.now().getTime() + minutes * 60_000).toISOString())

/** Issues the invoice of a stay. @returns its id */
async function anInvoice(values: Record<string, unknown> = { company: aCompany }) {
  const stay = await property.stay(values)
  await property.to(stay, 'checked_in')
  const [invoice] = await property.issue(stay, 'invoice')
  if (!invoice) throw new Error('no invoice')
  return invoice
}

const deliveryOf = async (id: string) => {
  const { body } = await property.call('GET', `/invoices/${id}`)
  return (body as { e_invoice: unknown }).e_invoice
}

test('an invoice of a company goes into the folder by itself, complete and valid', async () => {
  const invoice = await anInvoice()
  await sendEInvoices(services())
  expect(await deliveryOf(invoice.id)).toMatchObject({ state: 'sent', problem: null, rules: [] })
  const name = `faktura-${invoice.number.toLowerCase()}.xml`
  expect(await files()).toEqual([name])
  const xml = await readFile(join(out(), name), 'utf8')
  expect(checkEInvoice(parseXml(xml), true)).toEqual([])
  expect(xml).toContain('<cbc:EndpointID schemeID="0245">2087654327</cbc:EndpointID>')
  await rm(join(out(), name))
  await sendEInvoices(services())
  expect(await files()).toEqual([])
})

test('an invoice of a guest is not sent', async () => {
  const { id } = await anInvoice({})
  await sendEInvoices(services())
  expect(await deliveryOf(id)).toBeNull()
})

test('a company without an address in the network is named, and is not sent', async () => {
  const company = { ...aCompany, dic: null, ic_dph: null, ico: '31322832' }
  const { id } = await anInvoice({ company })
  await sendEInvoices(services())
  expect(await deliveryOf(id)).toMatchObject({ state: 'failed', problem: 'no_address' })
  const alerts = await listAlerts(api.api.db, services())
  expect(alerts).toContainEqual(expect.objectContaining({ kind: 'e_invoices_failed', count: 1 }))
})

test('goes to the address that the company stated', async () => {
  const company = { ...aCompany, peppol_id: '9950:SK2087654327' }
  const { number } = await anInvoice({ company })
  await sendEInvoices(services())
  const xml = await readFile(join(out(), `faktura-${number.toLowerCase()}.xml`), 'utf8')
  expect(xml).toContain('<cbc:EndpointID schemeID="9950">SK2087654327</cbc:EndpointID>')
})

test('a folder that is not there is tried again, and given up after ten attempts', async () => {
  const blocked = join(api.dataDir, 'blocked')
  await writeFile(blocked, 'a file where a folder should be')
  const { id } = await anInvoice()
  const failing = services({ eInvoiceFolder: blocked })
  await sendEInvoices(failing)
  expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', problem: 'transport' })
  await sendEInvoices(services())
  expect(await deliveryOf(id)).toMatchObject({ state: 'waiting' })
  for (let attempt = 1; attempt < 10; attempt++) {
    minutesLater(300)
    await sendEInvoices(failing)
  }
  expect(await deliveryOf(id)).toMatchObject({ state: 'failed', problem: 'transport' })
  expect(await property.call('POST', `/invoices/${id}/e-invoice`)).toMatchObject({ status: 200 })
  expect(await deliveryOf(id)).toMatchObject({ state: 'sent', problem: null })
})

test('ten senders at once hand a document over once', async () => {
  const { id, number } = await anInvoice()
  const folder = join(api.dataDir, 'counted')
  await mkdir(folder)
  const counted = services({ eInvoiceFolder: folder })
  await Promise.all(Array.from({ length: 10 }, () => sendEInvoices(counted)))
  expect(await deliveryOf(id)).toMatchObject({ state: 'sent' })
  const { rows } = await api.api.db.$client.query(
    'select attempts from e_invoice_deliveries where document = $1',
    [id],
  )
  expect(rows).toEqual([{ attempts: 1 }])
  expect(await readdir(join(folder, 'out'))).toContain(`faktura-${number.toLowerCase()}.xml`)
})

test('nothing is sent without a transport, and only by hand where that is set', async () => {
  await property.settings({ e_invoice_transport: 'none' })
  const { id } = await anInvoice()
  await sendEInvoices(services())
  expect(await deliveryOf(id)).toBeNull()
  expect(await property.call('POST', `/invoices/${id}/e-invoice`)).toMatchObject({
    status: 409,
    body: { code: 'document_refused', details: { reason: 'no_transport' } },
  })
  await property.settings({ e_invoice_transport: 'folder', e_invoice_automatic: false })
  await sendEInvoices(services())
  expect(await deliveryOf(id)).toBeNull()
  await property.call('POST', `/invoices/${id}/e-invoice`)
  expect(await deliveryOf(id)).toMatchObject({ state: 'sent' })
})

test('a confirmation is no e-invoice', async () => {
  const [confirmation] = await property.issue(await property.stay(), 'confirmation')
  expect(await property.call('POST', `/invoices/${confirmation?.id}/e-invoice`)).toMatchObject({
    status: 404,
  })
})

test('a payer of VAT without a transport is reminded from the first day of the duty', async () => {
  await property.settings({ e_invoice_transport: 'none' })
  const kindsOn = async (day: string) => {
    const clock = { now: () => startOfDayInstant(day) }
    return (await listAlerts(api.api.db, { clock, dataDir: api.dataDir })).map(({ kind }) => kind)
  }
  expect(await kindsOn('2026-12-31')).not.toContain('e_invoice_duty')
  expect(await kindsOn('2027-01-01')).toContain('e_invoice_duty')
  await property.settings({ e_invoice_transport: 'folder' })
  expect(await kindsOn('2027-01-01')).not.toContain('e_invoice_duty')
})
