import { parseCsv } from '@dvor/format/csv/parse-csv.ts'
import { countryCodeOf } from '@dvor/format/countries.ts'
import { foldText } from '@dvor/format/slug.ts'
import type { GroupRoom } from './list-issues.ts'
import { emptyRow, type RoomingDraft } from './rooming-draft.ts'
import { isDayLike, isMonthFirst, typedDay } from './typed-day.ts'

/** What a column of a pasted table can hold. */
export const roomingColumns = [
  'room',
  'full_name',
  'first_name',
  'last_name',
  'birth_date',
  'nationality',
  'email',
  'phone',
  'note',
  'child',
] as const
export type RoomingColumn = (typeof roomingColumns)[number]

/** A pasted table with the meaning of its columns; null for one that is left out. */
export interface PastedTable {
  rows: string[][]
  columns: (RoomingColumn | null)[]
  /** The words above the columns; null where the table begins with a person. */
  head: string[] | null
  /** Whether days with slashes are written with the month first. */
  isMonthFirst: boolean
}

/** Beginnings of headings without accents, the narrower before the wider. */
const headings: readonly [RoomingColumn, RegExp][] = [
  ['email', /e-?mail/],
  ['phone', /tel|phone|mobil/],
  ['birth_date', /naroden|birth|\bdob\b|geb/],
  ['nationality', /obcian|prislus|nation|krajin|country|stat\b/],
  ['child', /dieta|deti|child|kid/],
  ['room', /izb|room|pokoj|apart|jednotk|unit|chat|ubytovan/],
  ['full_name', /meno a priez|jmeno a prij|full name|cele meno|^(host|guest|osoba|person)/],
  ['last_name', /priezvisk|prijmen|surname|last|family/],
  ['first_name', /^(krstne )?(meno|jmeno)|first|given/],
  ['full_name', /^name\b/],
  ['note', /pozn|note|remark|diet|alerg|comment/],
]

const separators = ['\t', ';', ',', '|']

/** Reads text from a spreadsheet's clipboard or of a CSV file, with the columns told by their headings or contents. */
export function readPasted(text: string, rooms: readonly GroupRoom[]): PastedTable {
  const tables = separators.map((mark) => parseCsv(text, mark).rows.map(({ cells }) => cells))
  const all = tables.find((rows) => rows.some(({ length }) => length > 1)) ?? tables[0] ?? []
  const width = Math.max(0, ...all.map(({ length }) => length))
  const first = Array.from({ length: width }, (_, at) => headingOf(all[0]?.[at] ?? ''))
  const isHead = first.filter(Boolean).length > 1 || (width === 1 && Boolean(first[0]))
  const rows = isHead ? all.slice(1) : all
  const columns = isHead ? onlyOnce(first) : columnsByContent(rows, width, rooms)
  const days = rows.map((row) => row[columns.indexOf('birth_date')] ?? '')
  return { rows, columns, head: isHead ? (all[0] ?? []) : null, isMonthFirst: isMonthFirst(days) }
}

function headingOf(cell: string): RoomingColumn | null {
  const words = foldText(cell).trim()
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

const onlyOnce = (columns: readonly (RoomingColumn | null)[]) =>
  columns.map((column, at) => (columns.indexOf(column) === at ? column : null))

/** Tells columns without headings by what most of their cells look like; texts are names, then notes. */
function columnsByContent(rows: readonly string[][], width: number, rooms: readonly GroupRoom[]) {
  const tests: readonly [RoomingColumn, (cell: string) => boolean][] = [
    ['email', (cell) => cell.includes('@')],
    ['birth_date', isDayLike],
    ['room', (cell) => roomOf(cell, rooms) !== null],
    ['phone', (cell) => /^\(?\+?[\d\s()/.-]{9,}$/.test(cell)],
    ['nationality', (cell) => countryCodeOf(cell) !== null],
    ['child', (cell) => isChildWord(cell) || /^(nie|no|n|0)$/i.test(cell)],
  ]
  const told = Array.from({ length: width }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '').filter(Boolean)
    return (
      tests.find(([, test]) => cells.length > 0 && cells.filter(test).length * 2 > cells.length)?.[0] ?? null
    )
  })
  const columns = onlyOnce(told)
  const texts = columns.flatMap((column, at) => (column === null && rows.some((row) => row[at]) ? [at] : []))
  const names: RoomingColumn[] = texts.length === 1 ? ['full_name'] : ['first_name', 'last_name', 'note']
  return columns.map((column, at) => column ?? names[texts.indexOf(at)] ?? null)
}

const isChildWord = (cell: string): boolean =>
  /^(a|ano|x|yes|y|true|1|d|dieta|child|kid)$/.test(foldText(cell).trim())

/** The stay of the room that a cell names by its code, title or number; null for none. */
export function roomOf(cell: string, rooms: readonly GroupRoom[]): string | null {
  const words = foldText(cell).trim()
  if (!words) return null
  const named = rooms.find(({ code, title }) =>
    [code, title, `${code} ${title}`].map(foldText).includes(words),
  )
  if (named) return named.stay
  const plain = words.replace(/^(izba|room|apartman|chata|c\.?|no\.?|\s)+/, '')
  const sameNumber = rooms.filter(
    ({ code, title }) => numbersIn(code) === plain || numbersIn(title) === plain,
  )
  return sameNumber.length === 1 ? (sameNumber[0]?.stay ?? null) : null
}

const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).join(' ')

/** The rows as drafts; every cell of a column with a meaning stands in one, readable or not. */
export function draftsIn(table: PastedTable, rooms: readonly GroupRoom[]): RoomingDraft[] {
  return table.rows.map((cells) => {
    const cell = (column: RoomingColumn) => cells[table.columns.indexOf(column)]?.trim() ?? ''
    const room = cell('room')
    return {
      ...emptyRow,
      ...namesOf(cell),
      room: roomOf(room, rooms) ?? room,
      birth_date: typedDay(cell('birth_date'), table.isMonthFirst),
      nationality: cell('nationality'),
      email: cell('email'),
      phone: cell('phone'),
      note: cell('note'),
      is_child: isChildWord(cell('child')) || isYoung(cell('child')),
    }
  })
}

/** An age in place of a yes. */
const isYoung = (cell: string): boolean =>
  /^\d{1,2}( r.*)?$/.test(cell) && Number.parseInt(cell) < 18 && cell !== '0'

/** `Novák, Ján` has the surname first; of other whole names it is the last word. */
function namesOf(cell: (column: RoomingColumn) => string) {
  const [first_name, last_name, whole] = [cell('first_name'), cell('last_name'), cell('full_name')]
  if (!whole) return { first_name, last_name }
  const [surname = '', given = ''] = whole.includes(',') ? whole.split(',', 2) : ['', '']
  if (surname) return { first_name: given.trim(), last_name: surname.trim() }
  const words = whole.split(/\s+/)
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
}
