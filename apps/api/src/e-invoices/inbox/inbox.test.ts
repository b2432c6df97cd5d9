import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeUbl } from '../../documents/e-invoice/compose-ubl.ts'
import { exampleInvoice } from '../../testing/files/ubl-example.ts'
import { aDocumentCase, documentOf } from '../../testing/fixtures/generated-document.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { adminToken } from '../../testing/sign-in.ts'
import { readInvoiceFolder } from './read-folder.ts'

let api: TestApi
let property: InvoicingProperty
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  await property.settings({ e_invoice_transport: 'folder' })
})
afterAll(() => api.close())

/** Sends a file as the body of a request. */
async function receive(content: string | Uint8Array, token?: string) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/received-invoices',
    headers: {
      authorization: `Bearer ${token ?? (await adminToken(api))}`,
      'content-type': 'application/xml',
    },
    payload: Buffer.from(content),
  })
  return { status: answer.statusCode, body: answer.json() }
}

let last = 0
/** The example with a number of its own. */
const another = (change: (xml: string) => string = (xml) => xml) =>
  change(exampleInvoice().replace('2027-0042', `2027-1${++last}`))

describe('an e-invoice of a supplier', () => {
  test('is shown with supplier, lines, sums and the day it is due', async () => {
    const { status, body } = await receive(exampleInvoice())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      number: '2027-0042',
      kind: 'invoice',
      supplier: 'Pekáreň & syn, s. r. o.',
      supplier_ico: '31322832',
      supplier_dic: '2020304050',
      supplier_ic_dph: 'SK2020304050',
      issued_on: '2027-01-15',
      due_on: '2027-01-29',
      currency: 'EUR',
      net: 10000,
      vat: 2300,
      total: 12300,
      due: 10300,
      iban: 'SK3112000000198742637541',
      variable_symbol: '20270042',
      state: 'open',
      for_us: true,
      problems: [],
      lines: [{ name: 'Chlieb', detail: 'kváskový', quantity: 10, unit: 'C62', net: 10000, rate: 23 }],
      vat_rows: [{ category: 'S', rate: 23, net: 10000, vat: 2300, reason: null }],
    })
  })

  test('is kept with the account without the spaces that a supplier wrote', async () => {
    const spaced = (xml: string) => xml.replace('SK3112000000198742637541', 'SK31 1200 0000 1987 4263 7541')
    expect((await receive(another(spaced))).body.iban).toBe('SK3112000000198742637541')
  })

  test('is kept with its file, byte for byte', async () => {
    const xml = another()
    const { body } = await receive(xml)
    const { bytes, headers } = await property.file(`/received-invoices/${body.id}/original.xml`)
    expect(bytes.toString()).toBe(xml)
    expect(headers['content-disposition']).toContain('attachment')
  })

  test('is refused a second time: the same file, and another file with the same number', async () => {
    const xml = another()
    await receive(xml)
    const refusal = { status: 409, body: { code: 'e_invoice_known' } }
    expect(await receive(xml)).toMatchObject(refusal)
    expect(await receive(xml.replace('Ďakujeme', 'Pekný deň'))).toMatchObject(refusal)
    const other = xml.replaceAll('2020304050', '2020304061')
    expect(await receive(other)).toMatchObject({ status: 200 })
  })

  test('names the rules that it breaks, and is kept nevertheless', async () => {
    const { body } = await receive(another((xml) => xml.replace('>123.00<', '>124.00<')))
    expect(body.problems).toContainEqual({ rule: 'BR-CO-15', topic: 'sums' })
  })

  test('is marked when it is for another business', async () => {
    const foreign = (xml: string) =>
      xml.replaceAll('2012345676', '2099999990').replace('12345679', '31333532')
    expect((await receive(another(foreign))).body.for_us).toBe(false)
  })

  test('of this product is read back with its sums; a credit note with a minus', async () => {
    const document = documentOf({ ...aDocumentCase, kind: 'credit_note' })
    const { body } = await receive(composeUbl(document) ?? '')
    const { net, vat, total, due } = document.bill.totals
    expect(body).toMatchObject({
      kind: 'credit_note',
      net,
      vat,
      total,
      due,
      corrects: 'FA20270000',
      problems: [],
    })
  })

  test('is marked as paid, and the change stands in the history', async () => {
    const { body } = await receive(another())
    const path = `/received-invoices/${body.id}`
    expect(await property.call('POST', `${path}/state`, { state: 'paid' })).toMatchObject({
      status: 200,
      body: { state: 'paid' },
    })
    expect(await property.call('POST', `${path}/state`, { state: 'hotovo' })).toMatchObject({ status: 400 })
    expect(await property.call('GET', path)).toMatchObject({ body: { state: 'paid' } })
  })
})

describe('a bad file', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
  const outside = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  const body = (xml: string) => xml.replace('<?xml version="1.0" encoding="UTF-8"?>', '')
  test.each([
    ['entities that multiply', 'xml', bomb + body(exampleInvoice()).replace('Ďakujeme', '&b;')],
    ['an entity of a file', 'xml', outside + body(exampleInvoice()).replace('Ďakujeme', '&x;')],
    ['a cut file', 'xml', exampleInvoice().slice(0, -30)],
    ['deep nesting', 'xml', '<a>'.repeat(100) + '</a>'.repeat(100)],
    ['too many elements', 'xml', `<a>${'<b/>'.repeat(200_001)}</a>`],
    ['no XML', 'xml', 'Faktúra č. 1'],
    ['another kind of XML', 'format', '<html><body/></html>'],
    ['an invoice without its namespace', 'format', '<Invoice><ID>1</ID></Invoice>'],
    ['another encoding', 'encoding', Buffer.from(exampleInvoice(), 'latin1')],
    ['a declared encoding', 'encoding', exampleInvoice().replace('UTF-8', 'windows-1250')],
    ['no number', 'incomplete', exampleInvoice().replace('<cbc:ID>2027-0042</cbc:ID>', '')],
    ['a day that is none', 'incomplete', exampleInvoice().replace('2027-01-15', '2027-02-30')],
    ['a sum that is no amount', 'incomplete', exampleInvoice().replace('>123.00<', '>veľa<')],
    ['a sum that is too large', 'incomplete', exampleInvoice().replace('>123.00<', '>99999999999.00<')],
  ])('%s is refused and explained', async (_name, reason, content) => {
    expect(await receive(content)).toMatchObject({
      status: 400,
      body: { code: 'e_invoice_broken', details: { reason } },
    })
  })

  test('stores nothing, and an empty one asks for a file', async () => {
    const { body } = await property.call('GET', '/received-invoices/count')
    await receive('<a/>')
    expect((await property.call('GET', '/received-invoices/count')).body).toEqual(body)
    expect(await receive('')).toMatchObject({ status: 400 })
  })
})

describe('the folder', () => {
  const services = () => ({ db: api.api.db, clock: api.clock, dataDir: api.dataDir, log: api.app.log })
  const folder = () => join(api.dataDir, 'e-invoices', 'in')

  test('is read: good files move to one folder, bad ones with their reason to another', async () => {
    await mkdir(folder(), { recursive: true })
    const good = another()
    await writeFile(join(folder(), 'dobra.xml'), good)
    await writeFile(join(folder(), 'druhy raz.xml'), good)
    await writeFile(join(folder(), 'zla.xml'), '<a/>')
    await writeFile(join(folder(), '.rozpisana.xml'), '<Inv')
    await writeFile(join(folder(), 'poznamka.txt'), 'ahoj')
    const longAgo = new Date(Date.now() - 3_600_000)
    await utimes(join(folder(), 'zla.xml'), longAgo, longAgo)
    await readInvoiceFolder(services())
    expect(await readdir(join(folder(), 'prijate'))).toEqual(['dobra.xml'])
    expect((await readdir(join(folder(), 'odmietnute'))).toSorted()).toEqual([
      'druhy raz.xml',
      'druhy raz.xml.txt',
      'zla.xml',
      'zla.xml.txt',
    ])
    expect(await readFile(join(folder(), 'odmietnute', 'zla.xml.txt'), 'utf8')).toContain('e_invoice_broken')
    expect((await readdir(folder())).toSorted()).toEqual([
      '.rozpisana.xml',
      'odmietnute',
      'poznamka.txt',
      'prijate',
    ])
    const { body } = await property.call('GET', '/e-invoices/transport')
    expect(body).toMatchObject({
      folders: { in: folder() },
      by_environment: false,
      refused: [{ file: 'zla.xml' }, { file: 'druhy raz.xml' }],
    })
  })

  test('leaves a broken file that is still being written', async () => {
    await writeFile(join(folder(), 'nova.xml'), exampleInvoice().slice(0, 500))
    await readInvoiceFolder(services())
    expect(await readdir(folder())).toContain('nova.xml')
    await writeFile(join(folder(), 'nova.xml'), another())
    await readInvoiceFolder(services())
    expect(await readdir(join(folder(), 'prijate'))).toContain('nova.xml')
  })
})
