import { escapeHtml } from '@dvor/contract/values/escape.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { homeLanguage, type Language } from '@dvor/format/languages.ts'
import { documentWords, receiptWords } from '@dvor/texts/areas.ts'
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
  const { language = homeLanguage } = facts
  return textPdf({
    language,
    title: titleOf(receipt, language),
    html: bodyOf(receipt, language),
    property: facts.property.name,
    edition: receiptWords[language].edition(number),
    made: new Date(createdAt),
    origin: '',
  })
}

function titleOf({ money, facts }: Receipt, language: Language): string {
  const { payout, voucher } = receiptWords[language]
  if (facts.corrects) return voucher.correction
  return money < 0 ? payout : voucher.title
}

function whatHappened({ money, facts }: Receipt, language: Language): string {
  const { received, paidOut, voucher } = receiptWords[language]
  const amount = formatMoney(Math.abs(money), language)
  if (facts.corrects) return voucher.cancels(facts.corrects, amount)
  return money < 0 ? paidOut(amount) : received(amount)
}

function bodyOf(receipt: Receipt, language: Language): string {
  const { byMistake, notice } = receiptWords[language].voucher
  const { facts } = receipt
  const notes = [facts.corrects && byMistake, taxWords(receipt, language), notice].filter(Boolean)
  return (
    `<p>${sellerLines(facts, language)}</p><h2>${whatHappened(receipt, language)}</h2>` +
    `<table>${rowsOf(receipt, language).map(rowHtml).join('')}</table><p>${notes.join(' ')}</p>`
  )
}

function sellerLines({ property }: Receipt['facts'], language: Language): string {
  const words = documentWords[language]
  const lines = [
    property.name,
    property.address,
    property.ico && `${words.ico}: ${property.ico}`,
    property.dic && `${words.dic}: ${property.dic}`,
    property.ic_dph && `${words.icDph}: ${property.ic_dph}`,
  ]
  return lines
    .filter((line) => line !== null && line !== '')
    .map((line) => escapeHtml(String(line)))
    .join('<br>')
}

type Row = readonly [label: string, value: string | null]

function rowsOf({ money, method, facts }: Receipt, language: Language): Row[] {
  const { from, to, methods, recordedBy, voucher: words } = receiptWords[language]
  return [
    [words.purpose, `${words.item(facts.voucher)}${facts.package ? ` (${facts.package})` : ''}`],
    [money < 0 ? to : from, facts.corrects ? null : facts.payer],
    [words.method, method && methods[method]],
    [words.issued, formatDay(facts.issued_on, language)],
    [recordedBy, userOf(facts.recorded_by)],
    ...vatRows(facts, language),
  ]
}

function taxWords({ kind, facts: { vat, vat_payer } }: Receipt, language: Language): string {
  const words = receiptWords[language].voucher
  if (!vat_payer) return words.notPayer
  if (kind === 'surplus' || kind === 'surplus_reversed') return words.surplus
  if (!vat) return kind === 'refunded' ? words.refunded : words.multiPurpose
  return vat.gross < 0 ? words.corrected : words.singlePurpose
}

function vatRows({ vat, issued_on }: Receipt['facts'], language: Language): Row[] {
  const words = receiptWords[language].voucher
  if (!vat) return []
  return [
    [words.taxDay, formatDay(issued_on, language)],
    [words.base, formatMoney(vat.net, language)],
    [words.rate(vat.rate ?? 0), formatMoney(vat.vat, language)],
    [words.withVat, formatMoney(vat.gross, language)],
  ]
}

const rowHtml = ([label, value]: Row): string =>
  value ? `<tr><th>${label}</th><td>${escapeHtml(value)}</td></tr>` : ''
