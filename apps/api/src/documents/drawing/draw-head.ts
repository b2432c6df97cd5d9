import type { Buyer, IssuedDocument, Seller } from '@dvor/booking/invoice/document.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { partyText } from '@dvor/format/plurals.ts'
import type { Content } from 'pdfmake'
import { columnGap, colours, halfWidth, type DocumentLook } from './draw-style.ts'
import { documentWords } from '@dvor/texts/areas.ts'
import type { Texts } from '@dvor/texts/texts.ts'

/** The property on the left, the document's kind and number on the right. */
export function drawTitle(
  { kind, number, seller, sample, language }: IssuedDocument,
  { logo }: DocumentLook,
): Content {
  const words = documentWords[language]
  const subtitle = words.subtitles[kind]
  return {
    columns: [
      {
        width: halfWidth,
        stack: [
          logo
            ? { image: logo, fit: [170, 44], margin: [0, 0, 0, 4] }
            : { text: seller.trading_name, style: 'property' },
          { text: [seller.email, seller.phone].filter(Boolean).join('  ·  '), style: 'propertyLine' },
        ],
      },
      {
        width: halfWidth,
        stack: [
          { text: words.titles[kind], style: 'title' },
          { text: number, style: 'number' },
          ...(subtitle ? [{ text: subtitle, style: 'subtitle' }] : []),
          ...(sample ? [{ text: words.sample, style: 'sample' }] : []),
        ],
      },
    ],
    columnGap,
    margin: [0, 0, 0, 18],
  }
}

/** Seller and buyer, side by side. */
export function drawParties({ seller, buyer, kind, language }: IssuedDocument): Content {
  const words = documentWords[language]
  const isForGuest = kind === 'confirmation' || kind === 'stay_confirmation'
  const other = isForGuest && !buyer.ico ? words.guest : words.customer
  return {
    columns: [
      party(words.supplier.toLocaleUpperCase(language), sellerLines(seller, words)),
      party(other.toLocaleUpperCase(language), buyerLines(buyer, words)),
    ],
    columnGap,
    margin: [0, 0, 0, 12],
  }
}

function party(caption: string, [name = '', ...lines]: string[]): Content & { width: number } {
  return {
    width: halfWidth,
    stack: [
      { text: caption, style: 'caption', margin: [0, 0, 0, 3] },
      { text: name, style: 'name' },
      ...lines.map((text) => ({ text })),
    ],
  }
}

const numbers = (
  { ico, dic, ic_dph }: Pick<Buyer, 'ico' | 'dic' | 'ic_dph'>,
  words: Texts['documentWords'],
) =>
  [
    [words.ico, ico],
    [words.dic, dic],
    [words.icDph, ic_dph],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))

function sellerLines(seller: Seller, words: Texts['documentWords']): string[] {
  const { name, street, postal_code, city, ic_dph } = seller
  const place = [postal_code, city].filter(Boolean).join(' ')
  return [name, street, place, ...numbers(seller, words), ...(ic_dph ? [] : [words.notPayer])].filter(Boolean)
}

function buyerLines(buyer: Buyer, words: Texts['documentWords']): string[] {
  const { name, street = '', postal_code = '', city = '', country } = buyer
  const place = [postal_code, city].filter(Boolean).join(' ')
  const abroad = street && country !== 'SK' ? country : ''
  return [name, street, place, abroad, ...numbers(buyer, words)].filter(Boolean)
}

interface Fact {
  label: string
  value: string
}

const perRow = 4

/** Dates, symbol and stay in one band. */
export function drawFacts(document: IssuedDocument): Content {
  const facts = factsOf(document)
  const rows = Array.from({ length: Math.ceil(facts.length / perRow) }, (_, row) =>
    Array.from({ length: perRow }, (_cell, column) => factCell(facts[row * perRow + column])),
  )
  return {
    table: { widths: Array.from({ length: perRow }, () => '*'), body: rows },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      fillColor: () => colours.soft,
      paddingLeft: () => 10,
      paddingRight: () => 6,
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
    margin: [0, 0, 0, 12],
  }
}

const factCell = (fact: Fact | undefined): Content =>
  fact
    ? {
        stack: [
          { text: fact.label, style: 'caption' },
          { text: fact.value, style: 'strong' },
        ],
      }
    : { text: '' }

function factsOf({
  kind,
  issued_on,
  delivered_on,
  due_on,
  stay,
  transfer,
  language,
}: IssuedDocument): Fact[] {
  const words = documentWords[language]
  const day = (value: string | null) => value && formatDay(value, language)
  const { arrival, departure, adults, children } = stay
  const isCorrection = kind === 'credit_note'
  const days = arrival && departure && formatDayRange(arrival, departure, language)
  const party = adults + children > 0 ? partyText(adults, children, language) : null
  const all: [string, string | null][] = [
    [words.issued, day(issued_on)],
    [kind === 'advance_invoice' ? words.received : words.delivered, isCorrection ? null : day(delivered_on)],
    [kind === 'deposit_request' ? words.payUntil : words.due, day(due_on)],
    // The reservation's number is the variable symbol of the payment.
    [transfer ? words.symbol : words.booking, stay.reservation],
    [words.stay, days],
    [words.party, party],
    [words.registrationNumber, stay.registration_numbers?.join(', ') || null],
  ]
  return all.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
