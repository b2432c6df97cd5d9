import type { IssuedDocument, Transfer } from '@dvor/booking/invoice/document.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { friendlyFormatIBAN } from 'ibantools'
import type { Column, Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js'
import { colours } from './draw-style.ts'
import { documentWords } from '@dvor/texts/areas.ts'

/** Payment by transfer, beside the code for banking apps; `qr` is its picture as SVG. */
export function drawTransfer({ transfer, language }: IssuedDocument, qr: string | null): Content[] {
  if (!transfer || !qr) return []
  return [framed({ columns: [code(qr, language), account(transfer, language)], columnGap: 16 })]
}

function code(qr: string, language: Language): Column {
  const caption: Content = { text: documentWords[language].qr, style: 'caption', alignment: 'center' }
  return { width: 84, stack: [{ svg: qr, width: 80 }, caption] }
}

function account(transfer: Transfer, language: Language): Column {
  const words = documentWords[language]
  const facts: [string, string | null][] = [
    [words.iban, friendlyFormatIBAN(transfer.iban) ?? transfer.iban],
    [words.bic, transfer.bic],
    [words.beneficiary, transfer.beneficiary],
    [words.symbol, transfer.variableSymbol],
    [words.toPay, formatMoney(transfer.amount, language)],
  ]
  const body = facts
    .filter(([, value]) => value)
    .map(([label, value]): TableCell[] => [{ text: label, style: 'label' }, { text: value ?? '' }])
  const layout: CustomTableLayout = {
    defaultBorder: false,
    paddingLeft: () => 0,
    paddingTop: () => 1.5,
    paddingBottom: () => 1.5,
  }
  const title: Content = {
    text: words.payBy.toLocaleUpperCase(language),
    style: 'caption',
    margin: [0, 0, 0, 4],
  }
  return { width: '*', stack: [title, { table: { body }, layout }] }
}

/** A box with a thin border that never breaks over two pages. */
function framed(inside: Content): Content {
  return {
    table: { widths: ['*'], body: [[inside]], dontBreakRows: true },
    layout: {
      hLineWidth: () => 0.7,
      vLineWidth: () => 0.7,
      hLineColor: () => colours.line,
      vLineColor: () => colours.line,
      paddingLeft: () => 12,
      paddingRight: () => 12,
      paddingTop: () => 8,
      paddingBottom: () => 6,
    },
    margin: [0, 0, 0, 14],
  }
}

/** Payments and refunds, on documents where they explain the amount. */
export function drawPayments({ payments, kind, language }: IssuedDocument): Content[] {
  if (payments.length === 0 || kind === 'advance_invoice' || kind === 'credit_note') return []
  const words = documentWords[language]
  const methods: Readonly<Record<string, string>> = words.methods
  const rows = payments.map(({ day, method, amount }) =>
    [formatDay(day, language), methods[method] ?? method, formatMoney(amount, language)].join('  ·  '),
  )
  return [
    {
      stack: [
        { text: words.payments, style: 'caption', margin: [0, 0, 0, 2] },
        ...rows.map((text) => ({ text, style: 'note' })),
      ],
      margin: [0, 8, 0, 0],
    },
  ]
}
