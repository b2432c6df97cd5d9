import { labelOf } from '@dvor/contract/declaration/label-of.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { stateNameOf } from '@dvor/contract/values/reservation-states.ts'
import type { Field, FieldKind } from '@dvor/contract/declaration/field.ts'
import { emailKindLabel } from '@dvor/contract/messages/email-kinds.ts'
import { textMarks } from '@dvor/contract/site/text-marks.ts'
import { countryName } from '@dvor/format/countries.ts'
import { csvDay, csvEuros, csvInstant, type CsvCell } from '@dvor/format/csv.ts'
import type { Row } from '../../crud/define.ts'
import { weekdayShort } from '@dvor/format/names.ts'

/** Kinds that are no single value, or are a page of text. */
const withoutCell: ReadonlySet<FieldKind> = new Set(['file', 'files', 'json', 'html'])

export interface Column {
  readonly key: string
  readonly label: string
  /** Of the value; decides what a cell of a sheet holds. */
  readonly kind: FieldKind
  readonly cell: (value: unknown, row: Row) => CsvCell
}

/** Secrets of guests' and portals' links, which are never exported. */
const secrets = new Set(['token', 'export_token'])

/** Columns of a collection's table: its declared fields with one value, the title first, then the time of creation. */
export function exportedColumns({ name, fields, titleField }: Collection): Column[] {
  const exported = Object.entries(fields).filter(
    ([key, { kind }]) => !withoutCell.has(kind) && !secrets.has(key),
  )
  const ordered = exported.toSorted(([a], [b]) => Number(b === titleField) - Number(a === titleField))
  return [
    ...ordered.map(([key, field]) => ({
      key,
      label: field.label.sk,
      kind: ofRow[name]?.[key] ? 'text' : field.kind,
      cell: ofRow[name]?.[key] ?? cellOf(key, field),
    })),
    { key: 'createdAt', label: 'Vytvorené', kind: 'instant', cell: (value) => csvInstant(String(value)) },
  ]
}

/** Text fields that hold a code or a key of the program, with its name for people. */
const names: Readonly<Record<string, (code: string) => string>> = {
  guest_country: countryName,
  key: (key) => emailKindLabel(key).sk,
  mark: (mark) => textMarks.find((block) => block.mark === mark)?.use.sk ?? mark,
}

/** Cells whose text depends on other fields of the record, by collection and field. */
const ofRow: Readonly<Record<string, Readonly<Record<string, Column['cell']>>>> = {
  reservations: {
    state: (value, { arrival }) =>
      stateNameOf(String(value), arrival === null ? null : '')?.label.sk ?? String(value),
  },
}

const listed = (value: unknown, text: (one: unknown) => string): string =>
  Array.isArray(value) ? value.map(text).join(', ') : ''

/** Formats a field's value for a cell; an absent one is empty. */
function cellOf(key: string, field: Field): (value: unknown) => CsvCell {
  const nameOf = field.kind === 'choice' ? undefined : names[key]
  const write = nameOf ? (code: unknown) => nameOf(String(code)) : writerOf(field)
  return (value) => (value === null || value === undefined ? null : write(value))
}

function writerOf(field: Field): (value: unknown) => CsvCell {
  switch (field.kind) {
    case 'cents':
      return (value) => csvEuros(Number(value))
    case 'integer':
    case 'decimal':
    case 'percent':
      return Number
    case 'flag':
      return (value) => (value === true ? 'áno' : 'nie')
    case 'day':
      return (value) => csvDay(String(value))
    case 'instant':
      return (value) => csvInstant(String(value))
    case 'choice':
      return (value) => labelOf(field.choices, String(value))
    case 'choices':
      return (value) => listed(value, (one) => labelOf(field.choices, String(one)))
    case 'weekdays':
      return (value) => listed(value, (one) => weekdayShort(Number(one)))
    default:
      return String
  }
}
