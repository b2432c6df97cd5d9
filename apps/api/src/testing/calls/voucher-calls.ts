import type { Voucher, VoucherDetail } from '@dvor/contract/money/vouchers.ts'
import { rules } from '../../operations/integrity/rules.ts'
import { readPdf } from '../files/read-pdf.ts'
import type { Answer, TestApi } from '../test-api.ts'
import { aStay, book } from '../test-property.ts'
import type { InvoicingProperty } from '../fixtures/invoicing.ts'

/** The sale of gift vouchers at the front desk, and guests who pay by them. */
export interface VoucherCalls {
  /** Sells a voucher of 200 € for cash. */
  sell(values?: object): Promise<Voucher>
  /** The same with its code. */
  soldWithCode(values?: object): Promise<Voucher & { code: string }>
  /** The code as it stands on the printed voucher. */
  codeOf(id: string): Promise<string>
  detailOf(id: string): Promise<VoucherDetail>
  /** An order of two nights in a room of its own. */
  ordered(payment_method?: string): Promise<{ token: string; number: string }>
  /** Pays an order by a code; may be refused. */
  redeem(token: string, code: string): Promise<Answer>
  /** Names of the integrity rules that the data break. */
  brokenRules(): Promise<string[]>
}

export function voucherCalls(api: TestApi, property: InvoicingProperty): VoucherCalls {
  const sell = async (values: object = {}): Promise<Voucher> => {
    const content = { value: 20_000, method: 'cash', buyer_name: 'Eva Malá', ...values }
    const { status, body } = await property.call('POST', '/vouchers', content)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body as Voucher
  }
  const codeOf = async (id: string): Promise<string> => {
    const { bytes } = await property.file(`/vouchers/${id}/file.pdf`)
    const { letters } = readPdf(new Uint8Array(bytes))
    return /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(letters)?.[0] ?? ''
  }
  return {
    sell,
    codeOf,
    soldWithCode: async (values) => {
      const voucher = await sell(values)
      return { ...voucher, code: await codeOf(voucher.id) }
    },
    detailOf: async (id) => (await property.call('GET', `/vouchers/${id}`)).body as VoucherDetail,
    ordered: async (payment_method = 'transfer') =>
      book(api, [aStay(await property.addUnit(), '2027-06-01', '2027-06-03')], { payment_method }),
    redeem: (token, code) => api.call('POST', `/reservation-details/${token}/voucher`, { body: { code } }),
    brokenRules: async () => {
      const broken = []
      for (const { name, sql } of rules)
        if ((await api.api.db.$client.query(sql)).rows.length > 0) broken.push(name)
      return broken
    },
  }
}
