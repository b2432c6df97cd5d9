import { labelOf } from '@dvor/contract/declaration/label-of.ts'
import { transactionKinds, transactionMethods } from '@dvor/contract/money/ledger.ts'
import { depositKinds } from '@dvor/contract/money/security-deposits.ts'
import { voucherTillKinds } from '@dvor/contract/money/vouchers.ts'
import { tillMovementKinds, type TillLine } from '@dvor/contract/money/till.ts'
import { escapeHtml } from '@dvor/contract/values/escape.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { textPdf } from '../../platform/pdf/text-pdf.ts'
import type { Handover } from './till-queries.ts'

/** The hand-over as a PDF for signatures, from its frozen facts, so that it is the same each time. */
export function renderHandover(handover: Handover): Promise<Buffer> {
  const { facts, number, createdAt } = handover
  return textPdf({
    title: 'Odovzdanie pokladne',
    html: bodyOf(handover),
    property: facts.property.name,
    edition: `číslo ${number}`,
    made: new Date(createdAt),
    origin: '',
  })
}

const row = (label: string, value: string): string =>
  `<tr><th>${label}</th><td>${escapeHtml(value)}</td></tr>`

function bodyOf(handover: Handover): string {
  const { day, opened_at, createdAt, handed_over_by, facts, counted, expected } = handover
  const { property, reason } = facts
  const head = [property.name, property.address, property.ico && `IČO: ${property.ico}`].filter(Boolean)
  const difference = counted - expected
  const sums: [string, number][] = [
    ['Počiatočný stav', facts.opening],
    ['Prijaté v hotovosti', facts.cash_in],
    ['Vrátené v hotovosti', facts.cash_out],
    ['Vklady', facts.deposits],
    ['Výbery', facts.withdrawals],
    ['Má byť v pokladni', expected],
    ['Napočítané', counted],
    ['Rozdiel', difference],
  ]
  return [
    `<p>${head.map((line) => escapeHtml(String(line))).join('<br>')}</p>`,
    '<table>',
    row('Deň', formatDay(day)),
    row('Obdobie', `${formatInstant(opened_at)} – ${formatInstant(createdAt)}`),
    row('Odovzdal', handed_over_by),
    '</table><h2>Hotovosť</h2><table>',
    ...sums.map(([label, cents]) => row(label, formatMoney(cents))),
    ...(reason ? [row('Dôvod rozdielu', reason)] : []),
    '</table><h2>Mimo hotovosti</h2><table>',
    row('Karta (terminál)', formatMoney(facts.card)),
    row('Poukazy', formatMoney(facts.voucher)),
    '</table>',
    linesTable(facts.lines),
    '<h4>Odovzdal</h4><p>.............................................................</p>',
    '<h4>Prevzal</h4><p>.............................................................</p>',
  ].join('')
}

function linesTable(lines: readonly TillLine[]): string {
  if (lines.length === 0) return '<p>Od posledného odovzdania sa nič nezapísalo.</p>'
  return `<h2>Pohyby</h2><table>${lines.map((line) => row(nameOf(line), textOf(line))).join('')}</table>`
}

const nameOf = ({ at, kind, method }: TillLine): string => {
  const names = [...transactionKinds, ...depositKinds, ...voucherTillKinds, ...tillMovementKinds]
  return `${formatInstant(at)} · ${labelOf(names, kind)} · ${labelOf(transactionMethods, method)}`
}

const textOf = ({ amount, text, reservation_number }: TillLine): string =>
  [formatMoney(amount), text, reservation_number && `rezervácia ${reservation_number}`]
    .filter(Boolean)
    .join(' · ')
