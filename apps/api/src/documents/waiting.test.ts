import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openFileStore } from '../platform/files/open-file-store.ts'
import { smtpTransport } from '../messaging/transport.ts'
import {
  aCompany,
  buildInvoicingProperty,
  type InvoicingProperty,
  type Shown,
} from '../testing/fixtures/invoicing.ts'
import { startMailServer, type MailServer } from '../testing/servers/mail-server.ts'
import { idleSender } from '../testing/races/outbox-bench.ts'
import { noFiles } from '../testing/files/no-files.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { issueWaiting } from './issue-waiting.ts'
import { sweepDocuments } from './sweep-documents.ts'

let api: TestApi
let property: InvoicingProperty
let server: MailServer

beforeAll(async () => {
  server = await startMailServer()
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
})
beforeEach(async () => {
  await deliver()
  server.mails.length = 0
  api.clock.set('2027-03-10T09:00:00Z')
  await property.settings({ automatic_invoices: 'companies' })
})
afterAll(async () => {
  await api.close()
  await server.close()
})

const deliver = () => idleSender(api, smtpTransport(server.url)).sendDue()
const services = () => ({
  db: api.api.db,
  clock: api.clock,
  documentFiles: openFileStore(api.dataDir, undefined, 'documents'),
  files: openFileStore(api.dataDir, undefined),
  log: api.app.log,
})
/** Only the kinds are looked at; drawn-documents.test.ts looks at the pages. */
const issueDue = () => issueWaiting({ ...services(), documentFiles: noFiles })

async function kindsOf(id: string): Promise<string[]> {
  const { body } = await property.call('GET', `/invoices?reservation=${id}&_sort=createdAt:ASC`)
  return (body as Shown[]).map(({ kind }) => kind)
}

describe('automatic documents', () => {
  test('a company gets its invoices automatically: for a payment, and after the stay', async () => {
    const id = await property.stay({ company: aCompany })
    await property.pay(id, 10000)
    await issueDue()
    await issueDue()
    expect(await kindsOf(id)).toEqual(['confirmation', 'advance_invoice'])
    api.clock.set('2027-06-07T10:00:00Z')
    await property.to(id, 'checked_in', 'completed')
    await issueDue()
    await issueDue()
    expect(await kindsOf(id)).toEqual(['confirmation', 'advance_invoice', 'invoice'])
  })

  test('other guests only if the settings say so, and never long afterwards', async () => {
    const id = await property.stay()
    await property.pay(id, 10000)
    api.clock.set('2027-06-07T10:00:00Z')
    await property.to(id, 'checked_in', 'completed')
    await issueDue()
    expect(await kindsOf(id)).toEqual([])
    api.clock.set('2027-06-23T10:00:00Z')
    await property.settings({ automatic_invoices: 'everybody' })
    await issueDue()
    expect(await kindsOf(id)).toEqual([])
    api.clock.set('2027-06-22T10:00:00Z')
    await issueDue()
    expect(await kindsOf(id)).toEqual(['invoice'])
  })

  test('a payment on the day of arrival is invoiced with the stay, not before', async () => {
    const id = await property.stay({ company: aCompany })
    api.clock.set('2027-06-04T10:00:00Z')
    await property.pay(id, 10000)
    await issueDue()
    expect(await kindsOf(id)).toEqual(['confirmation'])
  })

  test('a reversed payment is credited', async () => {
    const id = await property.stay({ company: aCompany })
    const entry = await property.pay(id, 10000)
    await issueDue()
    const body = { kind: 'reversal', method: 'transfer', amount: 10000, reverses: entry }
    await property.call('POST', `/reservations/${id}/transaction-logs`, body)
    await issueDue()
    await issueDue()
    expect(await kindsOf(id)).toEqual(['confirmation', 'advance_invoice', 'credit_note'])
  })

  test('a payment that was returned after a cancellation is credited once', async () => {
    const id = await property.stay({ company: aCompany })
    await property.pay(id, 10_000)
    await issueDue()
    await property.to(id, 'cancelled')
    await property.pay(id, 6000, 'refund')
    await issueDue()
    expect(await kindsOf(id)).toEqual(['confirmation', 'advance_invoice'])
    await property.pay(id, 4000, 'refund')
    await issueDue()
    await issueDue()
    expect(await kindsOf(id)).toEqual(['confirmation', 'advance_invoice', 'credit_note'])
  })

  test('a payment that was returned during a stay that continues is not credited', async () => {
    const id = await property.stay({ company: aCompany })
    await property.pay(id, 10_000)
    await issueDue()
    await property.pay(id, 10_000, 'refund')
    await issueDue()
    expect(await kindsOf(id)).toEqual(['confirmation', 'advance_invoice'])
  })

  test('a credited invoice is not issued again automatically', async () => {
    const id = await property.stay({ company: aCompany })
    api.clock.set('2027-06-07T10:00:00Z')
    await property.to(id, 'checked_in', 'completed')
    await issueDue()
    const { body } = await property.call('GET', `/invoices?reservation=${id}&kind=invoice`)
    await property.call('POST', `/invoices/${(body as Shown[])[0]?.id}/credit-note`, {})
    await issueDue()
    expect(await kindsOf(id)).toEqual(['invoice', 'credit_note'])
  })
})

describe('by e-mail', () => {
  const pdfs = () =>
    server.mails.flatMap(({ subject, attachments }) =>
      attachments
        .filter(({ mimeType }) => mimeType === 'application/pdf')
        .map(({ filename, content }) => ({
          subject,
          filename,
          ...readPdf(new Uint8Array(content as ArrayBuffer)),
        })),
    )

  test('the order by transfer has the request attached, the confirmation its document', async () => {
    const id = await property.stay({ state: 'awaiting_payment', payment_method: 'transfer' })
    await deliver()
    expect(pdfs().map(({ filename }) => filename)).toEqual(['vyzva-na-zalohu.pdf'])
    server.mails.length = 0
    await property.pay(id, 7470)
    await deliver()
    const [confirmation] = pdfs()
    expect(confirmation?.filename).toBe('potvrdenie-rezervacie.pdf')
    expect(confirmation?.letters).toContain('Potvrdenierezervácie')
    expect(await kindsOf(id)).toEqual(['deposit_request', 'confirmation'])
  })

  test('an e-mail whose reservation has changed is sent without the document', async () => {
    const id = await property.stay({ state: 'awaiting_payment', payment_method: 'transfer' })
    await property.to(id, 'cancelled')
    await deliver()
    expect(pdfs()).toEqual([])
    expect(server.mails.length).toBeGreaterThan(1)
  })

  test('any document on demand, at each call', async () => {
    const id = await property.stay()
    await deliver()
    server.mails.length = 0
    const [row] = await property.issue(id, 'confirmation')
    const send = () => property.call('POST', `/invoices/${row?.id}/email`)
    expect(await send()).toMatchObject({ status: 200, body: { to: 'host@example.com' } })
    await send()
    await deliver()
    expect(server.mails).toHaveLength(2)
    expect(pdfs()[0]).toMatchObject({
      subject: `Potvrdenie rezervácie ${row?.number}`,
      filename: `potvrdenie-rezervacie-${row?.number.toLowerCase()}.pdf`,
    })
    const withoutAddress = await property.stay({ guest: { last_name: 'Bez', phone: '+421 900 000 000' } })
    const [document] = await property.issue(withoutAddress, 'confirmation')
    expect(await property.call('POST', `/invoices/${document?.id}/email`)).toMatchObject({
      status: 409,
      body: { details: { reason: 'no_address' } },
    })
  })
})

test('files without a document are removed, those of documents stay', async () => {
  const id = await property.stay()
  const [row] = await property.issue(id, 'confirmation')
  const path = `/invoices/${row?.id}/file.pdf`
  const before = (await property.file(path)).bytes
  const { documentFiles } = services()
  const orphan = randomUUID()
  await documentFiles.put(orphan, new Map([['document.pdf', Buffer.from('%PDF-')]]))
  // Far after the dates of the files, whatever the machine's clock says.
  api.clock.set('2999-01-01T00:00:00Z')
  await sweepDocuments(services())
  expect(await documentFiles.open(orphan, 'document.pdf')).toBeUndefined()
  expect(await documentFiles.open(row?.id ?? '', 'document.pdf')).toBeDefined()
  api.clock.set('2027-03-10T09:00:00Z')
  expect((await property.file(path)).bytes.equals(before)).toBe(true)
})
