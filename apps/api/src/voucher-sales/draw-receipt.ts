import { labelOf } from '@dvor/contract/declaration/label-of.ts'
import { transactionMethods } from '@dvor/contract/money/ledger.ts'
import { escapeHtml } from '@dvor/contract/values/escape.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { userOf } from '../platform/actor.ts'
import { textPdf } from '../platform/pdf/text-pdf.ts'
import type { findReceiptMovement } from '../vouchers/movement-queries.ts'

type Receipt = Awaited<ReturnType<typeof findReceiptMovement>>

/**
 * The document about money taken or paid back for a voucher, from its frozen content. It states VAT where the voucher is
 * single-purpose; any other is taxed when it is redeemed (docs/law.md, Gift vouchers).
 */
export function voucherReceiptPdf(receipt: Receipt): Promise<Buffer> {
  const { number, facts, createdAt } = receipt
  return textPdf({
    title: titleOf(receipt),
    html: bodyOf(receipt),
    property: facts.property.name,
    edition: `číslo ${number}`,
    made: new Date(createdAt),
    origin: '',
  })
}

function titleOf({ money, facts }: Receipt): string {
  if (facts.corrects) return 'Oprava potvrdenia o prijatí platby'
  return money < 0 ? 'Výdavkový doklad' : 'Potvrdenie o prijatí platby'
}

function whatHappened({ money, facts }: Receipt): string {
  const amount = formatMoney(Math.abs(money))
  if (facts.corrects) return `Rušíme potvrdenie ${facts.corrects} o platbe ${amount}`
  return `${money < 0 ? 'Vyplatili sme' : 'Prijali sme'} ${amount}`
}

function bodyOf(receipt: Receipt): string {
  const { money, method, facts } = receipt
  const { property } = facts
  const companyLines = [
    property.name,
    property.address,
    property.ico && `IČO: ${property.ico}`,
    property.dic && `DIČ: ${property.dic}`,
    property.ic_dph && `IČ DPH: ${property.ic_dph}`,
  ].filter((line) => line !== null && line !== '')
  const rows: [string, string | null][] = [
    ['Za čo', `Darčekový poukaz č. ${facts.voucher}${facts.package ? ` (${facts.package})` : ''}`],
    [money < 0 ? 'Komu' : 'Od koho', facts.corrects ? null : facts.payer],
    ['Ako', method && labelOf(transactionMethods, method)],
    ['Deň', formatDay(facts.issued_on)],
    ['Zapísal', userOf(facts.recorded_by)],
    ...vatRows(facts),
  ]
  return (
    `<p>${companyLines.map((line) => escapeHtml(String(line))).join('<br>')}</p>` +
    `<h2>${whatHappened(receipt)}</h2>` +
    `<table>${rows.map(rowHtml).join('')}</table><p>${facts.corrects ? 'Peniaze boli k poukazu priradené omylom, preto sa nevyplácajú. ' : ''}${taxWords(receipt)} Nenahrádza pokladničný doklad z e-kasy.</p>`
  )
}

function taxWords({ kind, facts: { vat, vat_payer } }: Receipt): string {
  if (!vat_payer) return 'Dodávateľ nie je platiteľom DPH. Toto potvrdenie nie je faktúra.'
  if (kind === 'surplus' || kind === 'surplus_reversed')
    return 'Suma nie je platbou za poukaz, daň sa z nej nepriznáva. Toto potvrdenie nie je faktúra.'
  if (!vat && kind === 'refunded') return 'Vrátená suma sa nezdanila, základ dane sa preto nemení.'
  if (!vat)
    return 'Viacúčelový poukaz: daň sa priznáva až pri jeho uplatnení. Toto potvrdenie nie je faktúra.'
  return vat.gross < 0
    ? 'Jednoúčelový poukaz: oprava základu dane a dane, ktorá sa priznala pri jeho predaji.'
    : 'Jednoúčelový poukaz: daň sa priznáva pri jeho predaji, pri uplatnení už nie.'
}

function vatRows({ vat, issued_on }: Receipt['facts']): [string, string][] {
  if (!vat) return []
  return [
    ['Deň dane', formatDay(issued_on)],
    ['Základ dane', formatMoney(vat.net)],
    [`DPH ${vat.rate} %`, formatMoney(vat.vat)],
    ['Spolu s DPH', formatMoney(vat.gross)],
  ]
}

const rowHtml = ([label, value]: [string, string | null]): string =>
  value ? `<tr><th>${label}</th><td>${escapeHtml(value)}</td></tr>` : ''
