import { transactionMethods } from '@dvor/contract/money/ledger.ts'
import { escapeHtml } from '@dvor/contract/values/escape.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { textPdf } from '../platform/pdf/text-pdf.ts'
import type { findReceiptMovement } from '../vouchers/movement-queries.ts'

type Receipt = Awaited<ReturnType<typeof findReceiptMovement>>

/**
 * The document about money taken or paid back for a voucher, from its frozen content. It is no invoice: a voucher for
 * several kinds of services is taxed when it is redeemed (docs/law.md, Gift vouchers).
 */
export function voucherReceiptPdf(receipt: Receipt): Promise<Buffer> {
  const { number, facts, createdAt } = receipt
  return textPdf({
    title: receipt.money < 0 ? 'Výdavkový doklad' : 'Potvrdenie o prijatí platby',
    html: bodyOf(receipt),
    property: facts.property.name,
    edition: `číslo ${number}`,
    made: new Date(createdAt),
    origin: '',
  })
}

function bodyOf({ money, method, facts }: Receipt): string {
  const { property, vat_payer } = facts
  const companyLines = [
    property.name,
    property.address,
    property.ico && `IČO: ${property.ico}`,
    property.dic && `DIČ: ${property.dic}`,
    property.ic_dph && `IČ DPH: ${property.ic_dph}`,
  ].filter((line) => line !== null && line !== '')
  const rows: [string, string | null][] = [
    ['Za čo', `Darčekový poukaz č. ${facts.voucher}`],
    [money < 0 ? 'Komu' : 'Od koho', facts.payer],
    ['Ako', transactionMethods.find(({ value }) => value === method)?.label ?? null],
    ['Deň', formatDay(facts.issued_on)],
    ['Zapísal', facts.recorded_by],
  ]
  const vat = vat_payer
    ? 'Viacúčelový poukaz: daň sa priznáva až pri jeho uplatnení. Toto potvrdenie nie je faktúra.'
    : 'Dodávateľ nie je platiteľom DPH. Toto potvrdenie nie je faktúra.'
  return (
    `<p>${companyLines.map((line) => escapeHtml(String(line))).join('<br>')}</p>` +
    `<h2>${money < 0 ? 'Vyplatili sme' : 'Prijali sme'} ${formatMoney(Math.abs(money))}</h2>` +
    `<table>${rows.map(rowHtml).join('')}</table><p>${vat} Nenahrádza pokladničný doklad z e-kasy.</p>`
  )
}

const rowHtml = ([label, value]: [string, string | null]): string =>
  value ? `<tr><th>${label}</th><td>${escapeHtml(value)}</td></tr>` : ''
