import { formatDay } from '@dvor/format/day-text.ts'
import { homeLanguage, type Language } from '@dvor/format/languages.ts'
import { documentWords, receiptWords } from '@dvor/texts/areas.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { userOf } from '../../platform/actor.ts'
import { textPdf } from '../../platform/pdf/text-pdf.ts'
import { escapeHtml } from '@dvor/contract/values/escape.ts'
import type { Receipt } from './receipt-queries.ts'
import type { ReceiptFacts } from '../../db/schema/accounting/receipt-facts.ts'

/** A receipt as a PDF, from its frozen facts, so that it is the same each time. */
export function renderReceipt({ facts, number, createdAt }: Receipt): Promise<Buffer> {
  const { language = homeLanguage, amount, house } = facts
  const words = receiptWords[language]
  return textPdf({
    language,
    title: amount < 0 ? words.payout : words.income,
    html: bodyOf(number, facts, language),
    property: house.name,
    edition: words.edition(number),
    made: new Date(createdAt),
    origin: '',
  })
}

function bodyOf(number: string, facts: ReceiptFacts, language: Language): string {
  const { amount, reverses, house } = facts
  const words = receiptWords[language]
  const { notPayer } = documentWords[language]
  const sum = formatMoney(Math.abs(amount), language)
  const storno = reverses ? `<p>${escapeHtml(words.reverses(reverses))}</p>` : ''
  const vat = house.vat_payer ? '' : `<p>${notPayer}</p>`
  return (
    `<p>${propertyLines(house, language)}</p><h2>${amount < 0 ? words.paidOut(sum) : words.received(sum)}</h2>${storno}` +
    `<table>${rowsOf(number, facts, language).map(rowHtml).join('')}</table>${vat}` +
    `<p>${words.notice}</p>` +
    `<h4>${words.signature}</h4><p>.............................................................</p>`
  )
}

type Row = readonly [label: string, value: string | null]

const rowHtml = ([label, value]: Row): string =>
  value ? `<tr><th>${label}</th><td>${escapeHtml(value)}</td></tr>` : ''

function rowsOf(number: string, facts: ReceiptFacts, language: Language): Row[] {
  const { issued_on, method, note, reservation_number, payer, recorded_by, amount } = facts
  const words = receiptWords[language]
  return [
    [words.number, number],
    [words.issued, formatDay(issued_on, language)],
    [amount < 0 ? words.to : words.from, payer],
    [words.purpose, reservation_number ? words.stayOf(reservation_number) : words.stay],
    [words.method, words.methods[method]],
    [words.note, note],
    [words.recordedBy, userOf(recorded_by)],
  ]
}

function propertyLines(
  { name, address, ico, dic, ic_dph }: ReceiptFacts['house'],
  language: Language,
): string {
  const words = documentWords[language]
  const numbers = [
    ico && `${words.ico}: ${ico}`,
    dic && `${words.dic}: ${dic}`,
    ic_dph && `${words.icDph}: ${ic_dph}`,
  ]
  const lines = [name, address, numbers.filter(Boolean).join(' · ')]
  return lines
    .filter(Boolean)
    .map((line) => escapeHtml(line))
    .join('<br>')
}
