import type { GuestSums, OfficeReport } from '@dvor/contract/insight/office-report.ts'
import { countryName } from '@dvor/format/countries.ts'
import type { OfficeLanguage } from '@dvor/format/languages.ts'
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import { reportWords } from './report-words.ts'

/** The figures of a month as a workbook: first the property, then guests and nights by country. */
export async function writeOfficeReport(report: OfficeReport, language: OfficeLanguage): Promise<Buffer> {
  const words = reportWords[language]
  const { month, rooms, beds, room_nights, room_revenue, average_price } = report
  const guests = (name: string, { guests: count, nights }: GuestSums) => [
    text(name),
    figure(count),
    figure(nights),
  ]
  const rows = [
    [bold(words.month), text(month)],
    [text(words.rooms), figure(rooms)],
    [text(words.permanentBeds), figure(beds.permanent)],
    [text(words.extraBeds), figure(beds.extra)],
    [text(words.available), figure(room_nights.available)],
    [text(words.sold), figure(room_nights.sold)],
    [text(words.portal), figure(room_nights.portal)],
    [text(words.revenue), euros(room_revenue)],
    [text(words.price), average_price === null ? null : euros(average_price)],
    [],
    [bold(words.country), bold(words.guests), bold(words.nights)],
    guests(words.residents, report.residents),
    guests(words.nonResidents, report.non_residents),
    ...report.countries.map(({ country, ...sums }) => guests(countryName(country, language), sums)),
    guests(words.unknown, report.unknown),
  ]
  return writeExcelFile(rows, {
    sheet: words.sheet,
    columns: [{ width: 52 }, { width: 16 }, { width: 16 }],
  }).toBuffer()
}

const text = (value: string): Cell => ({ value, type: String })
const bold = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' })
const figure = (value: number): Cell => ({ value, type: Number })
const euros = (cents: number): Cell => ({ value: cents / 100, type: Number, format: '#,##0.00' })
