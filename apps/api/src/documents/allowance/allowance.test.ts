import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { IssuedDocument } from '@dvor/booking/invoice/document.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'
import { aCompany, buildInvoicingProperty, type InvoicingProperty } from '../../testing/fixtures/invoicing.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { aStay, book, hold, order } from '../../testing/test-property.ts'
import { sendAllowanceDocuments } from './send-allowance-documents.ts'

let api: TestApi
let property: InvoicingProperty
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
})
beforeEach(async () => {
  api.clock.set('2027-03-10T09:00:00Z')
  await property.settings({ ico: '12345679', automatic_invoices: 'companies' })
})
afterAll(() => api.close())

const guest_address = { street: 'Lipová 3', city: 'Nitra', postal_code: '949 01' }
const recreation_allowance = { employee: 'Ján Novák', participants: ['Jana Nováková', 'Ela Nováková'] }
const request = { guest_address, recreation_allowance }

const run = () =>
  sendAllowanceDocuments({
    db: api.api.db,
    clock: api.clock,
    publicUrl: 'https://dvor.example',
    documentFiles: openFileStore(api.dataDir, undefined, 'documents'),
    files: openFileStore(api.dataDir, undefined),
    log: api.app.log,
  })

const detailOf = async (token: string) =>
  (await api.call('GET', `/reservation-details/${token}`)).body as ReservationDetail

/** Three nights for 240 € and 9 € of tax, ordered on the site with the request. */
async function ordered(more: object = request): Promise<{ id: string; token: string }> {
  const stays = [aStay(await property.addUnit(), '2027-06-04', '2027-06-07')]
  const { token } = await book(api, stays, { payment_method: 'on_site', more: { ...more } })
  const { rows } = await api.api.db.$client.query('select id from reservations where token = $1', [token])
  return { id: rows[0].id as string, token }
}

/** Checks the guests in, takes the money, and ends the stay on its day of departure. */
async function ended(id: string, amount = 24_900): Promise<void> {
  api.clock.set('2027-06-07T10:00:00Z')
  if (amount > 0) await property.pay(id, amount)
  await property.to(id, 'checked_in', 'completed')
}

async function contentsOf(id: string): Promise<IssuedDocument[]> {
  const { rows } = await api.api.db.$client.query(
    "select content from invoices where reservation = $1 and kind in ('invoice', 'stay_confirmation') order by kind, created_at",
    [id],
  )
  return rows.map(({ content }) => content as IssuedDocument)
}

async function emailsOf(id: string) {
  const { rows } = await api.api.db.$client.query(
    "select * from outgoing_emails where reservation = $1 and key = 'allowance_documents'",
    [id],
  )
  return rows
}

const alertsOf = async (id: string) => {
  const { body } = await property.call('GET', `/reservations/${id}`)
  return (body as { alerts: { kind: string }[] }).alerts.map(({ kind }) => kind)
}

describe('the request', () => {
  test('stands in the order with the address that it needs, and not with a company', async () => {
    const guestHold = await hold(api, [aStay(await property.addUnit(), '2027-06-04', '2027-06-07')])
    const tryOrder = (more: object) => order(api, guestHold, { payment_method: 'on_site', more: { ...more } })
    expect(await tryOrder({ recreation_allowance })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'guest_address', code: 'required' }] },
    })
    expect(await tryOrder({ ...request, company: aCompany })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'company', code: 'mismatch' }] },
    })
    const unnamed = { ...recreation_allowance, participants: ['  '] }
    expect(await tryOrder({ guest_address, recreation_allowance: unnamed })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'recreation_allowance.participants.0' }] },
    })
    expect((await tryOrder(request)).status).toBe(200)
  })

  test('shows its sum, which follows a changed stay', async () => {
    const { id, token } = await ordered()
    expect(await detailOf(token)).toMatchObject({
      recreation_allowance,
      guest_address,
      allowance: { percent: 55, eligible: 24_000, amount: 13_200, after: 11_700 },
    })
    const longer = aStay(await property.addUnit(), '2027-06-04', '2027-06-11')
    expect((await property.call('POST', `/reservations/${id}/stays`, { stays: [longer] })).status).toBe(200)
    expect((await detailOf(token)).allowance).toMatchObject({ eligible: 56_000, amount: 27_500 })
    const short = aStay(await property.addUnit(), '2027-06-04', '2027-06-05')
    expect((await property.call('POST', `/reservations/${id}/stays`, { stays: [short] })).status).toBe(200)
    expect((await detailOf(token)).allowance).toBeNull()
  })

  test('is made and withdrawn by the link until the invoice is issued', async () => {
    const { id, token } = await ordered({})
    const path = `/reservation-details/${token}/recreation-allowance`
    const body = { ...recreation_allowance, address: guest_address }
    expect((await api.call('PUT', path, { body: { ...body, employee: '' } })).status).toBe(400)
    expect(await api.call('PUT', path, { body })).toMatchObject({ status: 200, body: request })
    expect(await api.call('DELETE', path)).toMatchObject({
      status: 200,
      body: { recreation_allowance: null, guest_address },
    })
    await api.call('PUT', path, { body })
    await ended(id)
    await run()
    expect(await api.call('PUT', path, { body })).toMatchObject({
      status: 409,
      body: { code: 'document_exists' },
    })
  })

  test('is edited by the owner, who cannot make it contradict the customer', async () => {
    const { id } = await ordered({})
    const edit = (body: object) => property.call('PUT', `/reservations/${id}`, body)
    expect(await edit({ recreation_allowance })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'guest_address', code: 'required' }] },
    })
    expect(await edit(request)).toMatchObject({ status: 200, body: { recreation_allowance } })
    expect(await edit({ company: aCompany })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'company', code: 'mismatch' }] },
    })
    expect(await edit({ recreation_allowance: null, company: aCompany })).toMatchObject({ status: 200 })
  })
})

describe('the documents', () => {
  test('go out once after the stay, with the employee as customer and all who took part', async () => {
    const { id, token } = await ordered()
    await run()
    expect(await contentsOf(id)).toEqual([])
    await ended(id)
    await run()
    await run()
    const [invoice, confirmation, ...others] = await contentsOf(id)
    expect(others).toEqual([])
    const named = {
      buyer: { name: 'Ján Novák', ...guest_address },
      persons: ['Ján Novák', 'Jana Nováková', 'Ela Nováková'],
    }
    expect(invoice).toMatchObject({ kind: 'invoice', ...named })
    expect(confirmation).toMatchObject({ ...named, allowance: { eligible: 24_000, amount: 13_200 } })
    const [email, ...more] = await emailsOf(id)
    expect(more).toEqual([])
    expect(email).toMatchObject({ to: 'jana@example.com' })
    expect(email.attachments).toHaveLength(2)
    const { documents, allowance_sent_at } = await detailOf(token)
    expect(allowance_sent_at).toBe('2027-06-07T10:00:00.000Z')
    for (const kind of ['invoice', 'stay_confirmation'] as const) {
      const document = documents.find((one) => one.kind === kind)
      const file = await api.app.inject({
        url: `/api/reservation-details/${token}/documents/${document?.id}`,
      })
      expect(readPdf(new Uint8Array(file.rawPayload)).letters).toContain('ElaNováková')
    }
  })

  test('wait for the money, and for the business data with an alert', async () => {
    const { id } = await ordered()
    await ended(id, 10_000)
    await run()
    expect(await contentsOf(id)).toEqual([])
    await property.pay(id, 14_900)
    await property.settings({ ico: null, dic: null })
    await run()
    await run()
    expect(await contentsOf(id)).toEqual([])
    expect(await alertsOf(id)).toContain('allowance_waits')
    await property.settings({ ico: '12345679', dic: '2012345676' })
    await run()
    expect(await contentsOf(id)).toHaveLength(2)
    expect(await alertsOf(id)).not.toContain('allowance_waits')
  })

  test('wait with an alert while the invoice is on another sum, and agree once it is issued anew', async () => {
    const { id } = await ordered()
    api.clock.set('2027-06-04T14:00:00Z')
    await property.to(id, 'checked_in')
    const [early] = await property.issue(id, 'invoice')
    const custom_lines = [{ label: 'Večera', quantity: 1, unit_price: 5000, vat_kind: 'food' }]
    const body = { adjustment: null, custom_lines }
    await property.call('PUT', `/reservations/${id}/price-adjustments`, body)
    api.clock.set('2027-06-07T10:00:00Z')
    await property.pay(id, 29_900)
    await property.to(id, 'completed')
    await run()
    expect(await contentsOf(id)).toHaveLength(1)
    expect(await emailsOf(id)).toEqual([])
    expect(await alertsOf(id)).toContain('allowance_waits')
    await property.call('POST', `/invoices/${early?.id}/credit-note`, {})
    await property.issue(id, 'invoice')
    await run()
    const sums = (await contentsOf(id)).map(({ kind, bill }) => [kind, bill.totals.total])
    expect(sums.slice(1)).toEqual([
      ['invoice', 29_900],
      ['stay_confirmation', 29_900],
    ])
    expect(await emailsOf(id)).toHaveLength(1)
    expect(await alertsOf(id)).not.toContain('allowance_waits')
  })

  test('use the invoice that the owner has issued, and end with the days to hand them in', async () => {
    const { id } = await ordered()
    const late = await ordered()
    await ended(id)
    const [invoice] = await property.issue(id, 'invoice')
    await run()
    expect((await contentsOf(id)).map(({ number }) => number)).toContain(invoice?.number)
    expect(await emailsOf(id)).toHaveLength(1)
    await ended(late.id)
    api.clock.set('2027-07-08T10:00:00Z')
    await run()
    expect(await contentsOf(late.id)).toEqual([])
    api.clock.set('2027-07-07T10:00:00Z')
    await run()
    expect(await contentsOf(late.id)).toHaveLength(2)
  })
  test('wait with an alert while the month of the stay is closed, and hold back no others', async () => {
    const { id } = await ordered()
    await ended(id)
    api.clock.set('2027-07-02T10:00:00Z')
    await property.call('POST', '/accounting-months/2027-06/closing')
    await run()
    expect(await contentsOf(id)).toEqual([])
    expect(await alertsOf(id)).toContain('allowance_waits')
    await property.call('POST', '/accounting-months/2027-06/reopening', { reason: 'Chýba faktúra' })
    await run()
    expect(await contentsOf(id)).toHaveLength(2)
    expect(await alertsOf(id)).not.toContain('allowance_waits')
  })
})
