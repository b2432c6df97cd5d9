import type { Till } from '@dvor/contract/money/till.ts'
import type { VoucherPage } from '@dvor/contract/money/vouchers.ts'
import { languageCodes } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { printedVoucherWords, receiptWords } from '@dvor/texts/areas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf, withoutSpace } from '../testing/files/read-pdf.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { voucherCalls, type VoucherCalls } from '../testing/calls/voucher-calls.ts'
import { textsOfOthers } from '../testing/messages/texts-of-others.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
let calls: VoucherCalls
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  calls = voucherCalls(api, property)
  api.clock.set('2027-03-01T08:00:00Z')
})
afterAll(() => api.close())

const handOver = (counted: number) =>
  property.call('POST', '/till/handovers', { opening: 0, expected: counted, counted })

describe('a voucher that is sold at the front desk', () => {
  test('is valid for a year, has a code on paper alone, and its money is in the till with a document', async () => {
    const voucher = await calls.sell()
    expect(voucher).toMatchObject({ state: 'valid', balance: 20_000, valid_until: '2028-03-01' })
    const code = await calls.codeOf(voucher.id)
    expect(code).toMatch(new RegExp(`${voucher.code_end}$`))
    const plain = code.replaceAll('-', '')
    const { rows } = await api.api.db.$client.query(
      'select v::text || (select coalesce(string_agg(h::text, $1), $1) from history h where h.record_id = v.id) as all from vouchers v where id = $2',
      ['', voucher.id],
    )
    expect(rows[0].all).not.toContain(plain)
    const { movements } = await calls.detailOf(voucher.id)
    expect(movements).toMatchObject([{ kind: 'sold', money: 20_000, method: 'cash', number: 'PP20270001' }])
    const receipt = await property.file(`/voucher-movements/${movements[0]?.id}/file.pdf`)
    const { letters } = readPdf(new Uint8Array(receipt.bytes))
    for (const words of ['Potvrdenieoprijatíplatby', 'Prijalisme200,00€', 'EvaMalá', 'Zapísal', 'nieje'])
      expect(letters).toContain(words)
    const { lines } = (await property.call('GET', '/till')).body as Till
    expect(lines).toMatchObject([{ kind: 'voucher_sold', amount: 20_000, text: 'PP20270001' }])
    expect((await handOver(20_000)).status).toBe(200)
    expect(((await property.call('GET', '/till')).body as Till).lines).toEqual([])
  })

  test.each(languageCodes)('has its paper and its receipt in one language: %s', async (language) => {
    const { id } = await calls.sell({ language })
    const [movement] = (await calls.detailOf(id)).movements
    const lettersOf = async (path: string) => {
      const { bytes } = await property.file(`${path}/file.pdf`)
      return readPdf(new Uint8Array(bytes)).letters
    }
    const voucher = await lettersOf(`/vouchers/${id}`)
    expect(voucher).toContain(withoutSpace(printedVoucherWords[language].use))
    const receipt = await lettersOf(`/voucher-movements/${movement?.id}`)
    expect(receipt).toContain(withoutSpace(receiptWords[language].received(formatMoney(20_000, language))))
    expect(textsOfOthers(`${voucher} ${receipt}`, language)).toEqual([])
  })

  test('with a transfer waits for the money, and cannot be printed or spent before', async () => {
    const voucher = await calls.sell({ method: 'transfer', value: 5000 })
    expect(voucher).toMatchObject({ state: 'waiting', balance: 0 })
    expect((await property.file(`/vouchers/${voucher.id}/file.pdf`)).status).toBe(404)
    const answer = await property.call('POST', `/vouchers/${voucher.id}/payment`, { method: 'transfer' })
    expect(answer).toMatchObject({ status: 200, body: { state: 'valid', balance: 5000 } })
    expect((await property.call('POST', `/vouchers/${voucher.id}/payment`, { method: 'cash' })).status).toBe(
      409,
    )
  })

  test('and is paid after its last day is valid from then on', async () => {
    const { id } = await calls.sell({ method: 'transfer', value: 5000, valid_until: '2027-03-02' })
    api.clock.set('2027-03-03T08:00:00Z')
    const answer = await property.call('POST', `/vouchers/${id}/payment`, { method: 'transfer' })
    expect(answer.body).toMatchObject({ state: 'valid', balance: 5000, valid_until: '2028-03-03' })
    api.clock.set('2027-03-01T08:00:00Z')
  })

  test('is e-mailed on its day with the PDF, without the code in the outbox', async () => {
    const voucher = await calls.soldWithCode({
      recipient_email: 'jan@example.com',
      send_to: 'recipient',
      send_on: '2027-03-05',
      message: 'Všetko najlepšie!',
    })
    const { rows } = await api.api.db.$client.query(
      "select *, outgoing_emails::text as all from outgoing_emails where key = 'voucher_sent'",
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ to: 'jan@example.com', state: 'queued' })
    expect(rows[0].next_attempt_at.toISOString()).toBe('2027-03-05T07:00:00.000Z')
    expect(rows[0].attachments).toMatchObject([{ kind: 'voucher', voucher: voucher.id }])
    expect(rows[0].body).toContain('Všetko najlepšie!')
    expect(rows[0].all).not.toContain(voucher.code)
    await property.call('POST', `/vouchers/${voucher.id}/void`, { reason: 'Omyl', refund: 'cash' })
    const after = await api.api.db.$client.query(
      "select state from outgoing_emails where key = 'voucher_sent'",
    )
    expect(after.rows).toEqual([{ state: 'superseded' }])
  })

  test.each([
    [{ value: 99 }, 'value'],
    [{ value: 1_000_001 }, 'value'],
    [{ valid_until: '2027-02-28' }, 'valid_until'],
    [{ send_on: '2027-02-28' }, 'send_on'],
    [{ send_to: 'recipient' }, 'recipient_email'],
    [{ method: 'voucher' }, 'method'],
  ])('is refused with the wrong field: %o', async (wrong, path) => {
    const answer = await property.call('POST', '/vouchers', { value: 5000, method: 'cash', ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path }] } })
  })

  test('is found by name, number and end of the code, and by its state', async () => {
    const voucher = await calls.sell({ buyer_name: 'Žofia Šťastná', value: 7000 })
    const list = async (query: string) =>
      (await property.call('GET', `/vouchers?${query}`)).body as VoucherPage
    for (const q of ['šťastná', 'STASTNA', voucher.number, voucher.code_end])
      expect((await list(`q=${encodeURIComponent(q)}`)).vouchers.map(({ id }) => id)).toContain(voucher.id)
    expect((await list('q=100%25')).count).toBe(0)
    const { vouchers, count } = await list('state=void')
    expect(vouchers.every(({ state }) => state === 'void')).toBe(true)
    expect(count).toBe(vouchers.length)
  })
})
