import type { Settings } from '../../db/schema/settings/global-settings.ts'
import { isTaxDocument } from '../../documents/document-queries.ts'
import { element, writeXml, type Element } from '../../platform/xml/write-xml.ts'
import type { MonthRecords } from '../month-records.ts'
import { composeInvoice } from './compose-invoice.ts'
import {
  composeDeposit,
  composeDifference,
  composeMovement,
  composePayment,
  composeVoucher,
} from './compose-money.ts'
import { encodeWindows1250 } from './windows-1250.ts'

const schema = (name: string) => `http://www.stormware.cz/schema/version_2/${name}.xsd`

const namespaces = {
  'xmlns:dat': schema('data'),
  'xmlns:typ': schema('type'),
  'xmlns:inv': schema('invoice'),
  'xmlns:vch': schema('voucher'),
  'xmlns:bnk': schema('bank'),
  'xmlns:int': schema('intDoc'),
}

/**
 * A month as a data package of Pohoda (schemas of version 2, docs/law.md). The ids of the package and of its items are
 * the same in every export: Pohoda compares both and does not import an item twice.
 */
export function composePackage(records: MonthRecords, settings: Settings): Buffer {
  const { month, documents, payments, deposits, vouchers, movements, differences } = records
  const accounts = { cash: settings.pohoda_cash_account, bank: settings.pohoda_bank_account }
  const items = [
    ...documents
      .filter(isTaxDocument)
      .map((row) => item(row.number, composeInvoice(row, row.kind, accounts.bank))),
    ...payments.map((payment) => item(payment.id, composePayment(payment, accounts))),
    ...deposits.map((deposit) => item(deposit.id, composeDeposit(deposit, accounts))),
    ...vouchers.map((voucher) => item(voucher.id, composeVoucher(voucher, accounts))),
    ...movements.map((movement) => item(movement.id, composeMovement(movement, accounts))),
    ...differences.map((handover) => item(handover.id, composeDifference(handover, accounts))),
  ]
  return encodeWindows1250(
    writeXml(
      {
        name: 'dat:dataPack',
        attributes: head(month, settings),
        content: items.filter((one) => one !== null),
      },
      'Windows-1250',
    ),
  )
}

const head = (month: string, { ico, business_name }: Settings) => ({
  ...namespaces,
  version: '2.0',
  id: `dvor-${month}`,
  ...(ico ? { ico } : {}),
  application: 'Dvor',
  note: `${business_name}, ${month}`,
})

const item = (id: string, inside: Element | null): Element | null =>
  element('dat:dataPackItem', [inside], { version: '2.0', id })
