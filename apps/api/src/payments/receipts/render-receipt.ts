import { labelOf } from '@dvor/contract/declaration/label-of.ts'
import { transactionMethods } from '@dvor/contract/money/ledger.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { userOf } from '../../platform/actor.ts'
import { textPdf } from '../../platform/pdf/text-pdf.ts'
import { escapeHtml } from '@dvor/contract/values/escape.ts'
import type { Receipt } from './receipt-queries.ts'
import type { ReceiptFacts } from '../../db/schema/accounting/receipt-facts.ts'

/** A receipt as a PDF, from its frozen facts, so that it is the same each time. */
export function renderReceipt(receipt: Receipt): Promise<Buffer> {
  const { facts, number } = receipt
  return textPdf({
    title: facts.amount < 0 ? 'Výdavkový doklad' : 'Príjmový doklad',
    html: bodyOf(receipt),
    property: facts.house.name,
    edition: `číslo ${number}`,
    made: new Date(receipt.createdAt),
    origin: '',
  })
}

function bodyOf({ number, facts }: Receipt): string {
  const { amount, reverses, house } = facts
  const heading = amount < 0 ? 'Vyplatili sme' : 'Prijali sme'
  const storno = reverses ? `<p>Storno dokladu ${escapeHtml(reverses)}.</p>` : ''
  const vat = house.vat_payer ? '' : '<p>Dodávateľ nie je platiteľom DPH.</p>'
  return (
    `<p>${propertyLines(house)}</p><h2>${heading} ${formatMoney(Math.abs(amount))}</h2>${storno}` +
    `<table>${rowsOf(number, facts).map(rowHtml).join('')}</table>${vat}` +
    '<p>Doklad o prijatí alebo vyplatení peňazí. Nenahrádza pokladničný doklad z e-kasy ani faktúru.</p>' +
    '<h4>Podpis</h4><p>.............................................................</p>'
  )
}

type Row = readonly [label: string, value: string | null]

const rowHtml = ([label, value]: Row): string =>
  value ? `<tr><th>${label}</th><td>${escapeHtml(value)}</td></tr>` : ''

function rowsOf(number: string, facts: ReceiptFacts): Row[] {
  const { issued_on, method, note, reservation_number, payer, recorded_by, amount } = facts
  return [
    ['Číslo dokladu', number],
    ['Dátum', formatDay(issued_on)],
    [amount < 0 ? 'Komu' : 'Od koho', payer],
    ['Účel', reservation_number ? `Pobyt, rezervácia č. ${reservation_number}` : 'Pobyt'],
    ['Spôsob platby', labelOf(transactionMethods, method)],
    ['Poznámka', note],
    ['Zapísal', userOf(recorded_by)],
  ]
}

function propertyLines({ name, address, ico, dic, ic_dph }: ReceiptFacts['house']): string {
  const numbers = [ico && `IČO: ${ico}`, dic && `DIČ: ${dic}`, ic_dph && `IČ DPH: ${ic_dph}`]
  const lines = [name, address, numbers.filter(Boolean).join(' · ')]
  return lines
    .filter(Boolean)
    .map((line) => escapeHtml(line))
    .join('<br>')
}
