import type { IssuedDocument } from '@dvor/booking/invoice/document.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { startOfDayInstant } from '@dvor/format/instants.ts'
import type { Content } from 'pdfmake'
import { printPdf, type PdfDefinition } from '../../platform/pdf/printer.ts'
import { qrSvg } from '../../platform/qr-code.ts'
import { payBySquareText } from '../../property/bank-transfer/transfer-order.ts'
import { drawFacts, drawParties, drawTitle } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { drawTransfer } from './draw-payment.ts'
import { colours, sideMargin, stylesIn, type DocumentLook } from './draw-style.ts'
import { drawTotals } from './draw-totals.ts'
import { documentWords } from '@dvor/texts/areas.ts'
import type { Texts } from '@dvor/texts/texts.ts'

/**
 * A document as PDF in A4, from its frozen content and the present look: the same content and look give the same
 * bytes. Takes about 0.1 s, so it must not run inside a transaction.
 */
export async function documentPdf(document: IssuedDocument, look: DocumentLook): Promise<Buffer> {
  const qr = document.transfer ? await qrSvg(await payBySquareText(document.transfer)) : null
  return printPdf(definitionOf(document, look, qr))
}

function definitionOf(document: IssuedDocument, look: DocumentLook, qr: string | null): PdfDefinition {
  const { number, kind, seller, issued_on, language } = document
  const words = documentWords[language]
  return {
    pageSize: 'A4',
    pageMargins: [sideMargin, 38, sideMargin, 48],
    language,
    displayTitle: true,
    info: {
      title: `${words.titles[kind]} ${number}`,
      author: seller.name,
      creator: seller.name,
      producer: seller.name,
      creationDate: startOfDayInstant(issued_on),
    },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.2, color: colours.ink },
    styles: stylesIn(look),
    content: [
      drawTitle(document, look),
      drawParties(document),
      drawFacts(document),
      ...opening(document),
      drawLines(document),
      drawTotals(document),
      ...drawTransfer(document, qr),
      ...closing(document),
    ],
    footer: (page, pages) => footer(document, words.page(page, pages)),
  }
}

const paragraph = (text: string): Content => ({ text, margin: [0, 0, 0, 12] })

/** Texts before the lines. */
function opening(document: IssuedDocument): Content[] {
  const { kind, buyer, stay, persons, corrects, reason, language } = document
  const words = documentWords[language]
  switch (kind) {
    case 'confirmation':
      return [paragraph(words.confirmationText)]
    case 'deposit_request':
      return [paragraph(words.depositText)]
    case 'advance_invoice':
      return [paragraph(words.advanceText)]
    case 'credit_note':
      return [
        paragraph(
          [
            corrects && words.corrects(corrects.number, formatDay(corrects.issued_on, language)),
            reason && `${words.reason}: ${reason}`,
          ]
            .filter(Boolean)
            .join(' '),
        ),
      ]
    case 'stay_confirmation':
      return [
        paragraph(words.stayText(buyer.name || stay.guest)),
        ...participants(persons, words),
        ...allowanceText(document),
      ]
    default:
      return participants(persons, words)
  }
}

const participants = (persons: readonly string[], words: Texts['documentWords']): Content[] =>
  persons.length > 0 ? [paragraph(`${words.persons}: ${persons.join(', ')}`)] : []

/** The expenses that count, and the allowance that they give at most. */
function allowanceText({ allowance, language }: IssuedDocument): Content[] {
  if (!allowance) return []
  const { percent, eligible, amount } = allowance
  const money = (cents: number) => formatMoney(cents, language)
  return [paragraph(documentWords[language].allowance(money(eligible), percent, money(amount)))]
}

/** A paid invoice is marked as paid, so that it is not paid twice. */
function closing({ kind, bill, language }: IssuedDocument): Content[] {
  const isSettled = kind === 'invoice' && bill.totals.due === 0 && bill.totals.total >= 0
  return isSettled ? [{ text: documentWords[language].settled, style: 'strong' }] : []
}

function footer({ seller: { name, registration } }: IssuedDocument, page: string): Content {
  return {
    columns: [
      { text: [name, registration].filter(Boolean).join(' · '), style: 'foot' },
      { text: page, style: 'foot', alignment: 'right', width: 'auto' },
    ],
    columnGap: 20,
    margin: [sideMargin, 14, sideMargin, 0],
  }
}
