import { labelOf } from '@dvor/contract/declaration/label-of.ts'
import { guestDocumentKinds, stayPurposes } from '@dvor/contract/guests/guest-register.ts'
import { taxExemptions } from '@dvor/contract/money/stay-tax.ts'
import { countryName } from '@dvor/format/countries.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import type { Content, TableCell } from 'pdfmake'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import type { PdfDefinition } from '../platform/pdf/printer.ts'
import type { BookRow } from './book-queries.ts'

/** The content of a printed guest register. */
export interface Book {
  /** Null for all buildings. */
  building: { title: string; address: string | null; registration_number: string | null } | null
  rows: readonly (BookRow & { document: string; visa: string })[]
  settings: Settings
  period: { from: Day; to: Day }
  now: Date
}

/** The register's book on A4 on its side, in Slovak because authorities read it; each page has its number. */
export function drawBook(book: Book): PdfDefinition {
  const { settings, period, now } = book
  const title = `Kniha ubytovaných ${formatDayRange(period.from, period.to, 'sk')}`
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [28, 32, 28, 40],
    language: 'sk',
    displayTitle: true,
    info: { title, author: settings.business_name, creationDate: now },
    defaultStyle: { font: 'Roboto', fontSize: 8, lineHeight: 1.15 },
    styles: { title: { fontSize: 15, bold: true }, head: { bold: true, fontSize: 7.5 } },
    content: [{ text: title, style: 'title' }, headOf(book), tableOf(book.rows)],
    footer: (page, pages) => ({
      columns: [
        { text: `${settings.business_name} · vytlačené ${formatInstant(now, 'sk')}` },
        { text: `Strana ${page} z ${pages}`, alignment: 'right' },
      ],
      fontSize: 7.5,
      margin: [28, 12, 28, 0],
    }),
  }
}

function headOf({ building, settings, rows }: Book): Content {
  const { legal_name, business_name, ico, street, postal_code, city } = settings
  const operator = [
    legal_name ?? business_name,
    ico && `IČO ${ico}`,
    street,
    [postal_code, city].filter(Boolean).join(' '),
  ]
  const place = building
    ? [
        building.title,
        building.address,
        building.registration_number && `registračné číslo ${building.registration_number}`,
      ]
    : ['všetky objekty']
  return {
    stack: [
      `Ubytovateľ: ${operator.filter(Boolean).join(', ')}`,
      `Ubytovacie zariadenie: ${place.filter(Boolean).join(', ')}`,
      `Počet zapísaných osôb: ${rows.length}`,
    ],
    margin: [0, 4, 0, 8],
  }
}

/**
 * Columns of the book: those of Act 404/2011 Z. z., § 113, and those that municipalities ask for the stay tax (law.md,
 * Guest register).
 */
const heads = [
  'Č.',
  'Priezvisko a meno',
  'Dátum narodenia',
  'Štátna príslušnosť',
  'Doklad totožnosti',
  'Adresa trvalého pobytu',
  'Príchod',
  'Odchod',
  'Noci',
  'Izba',
  'Účel pobytu',
  'Oslobodenie od dane',
] as const

/** Points that the longest day takes, `30. 12. 2026`. */
const dayWidth = 47

function tableOf(rows: Book['rows']): Content {
  if (rows.length === 0) return { text: 'V tomto období tu nikto nie je zapísaný.' }
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [18, 86, dayWidth, 56, 78, '*', dayWidth, dayWidth, 22, 42, 56, 62],
      body: [heads.map((text): TableCell => ({ text, style: 'head' })), ...rows.map(cellsOf)],
    },
    layout: 'lightHorizontalLines',
  }
}

function cellsOf(
  { guest, reservation: { arrival, departure, nights }, units, document, visa }: Book['rows'][number],
  index: number,
) {
  return [
    String(index + 1),
    `${guest.last_name} ${guest.first_name}`,
    [formatDay(guest.birth_date, 'sk'), guest.birth_place].filter(Boolean).join(' '),
    countryName(guest.nationality, 'sk'),
    [labelOf(guestDocumentKinds, guest.document_kind), document, visa && `vízum ${visa}`]
      .filter(Boolean)
      .join(' '),
    guest.address,
    arrival ? formatDay(arrival, 'sk') : '',
    departure ? formatDay(departure, 'sk') : '',
    String(nights),
    units ?? '',
    labelOf(stayPurposes, guest.purpose),
    labelOf(taxExemptions, guest.tax_exemption),
  ]
}
