import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field, FieldKind } from '@dvor/contract/declaration/field.ts'
import type { DataTableColumn } from 'mantine-datatable'
import type { ReactNode } from 'react'
import { declaredText } from '../texts/declared.ts'
import type { FieldView } from '../fields/collection-views.ts'
import { kinds } from '../fields/kinds/kinds.ts'
import type { NamedField } from './listed-fields.ts'
import { ColumnHead } from './column-head.tsx'
import { ColumnFilter, hasFilter, isFiltered } from './filters/column-filter.tsx'
import classes from './list.module.css'
import type { ListState } from './list-state.ts'
import type { AnyRecord } from '../records/records.ts'

type Column = DataTableColumn<AnyRecord>
type Views = Readonly<Record<string, FieldView>>
type Change = (part: Partial<ListState>) => void

/** Kinds without a useful order on the server. */
const unsortable: readonly FieldKind[] = ['file', 'files', 'json', 'relation', 'choices', 'weekdays', 'html']

/** Fields that are columns, and those whose values stand below the title. */
interface ShownFields {
  readonly columns: readonly NamedField[]
  readonly details: readonly NamedField[]
}

/** The columns of a list with sorting and filters by kind. */
export function columnsOf(
  collection: Collection,
  state: ListState,
  change: Change,
  { columns, details }: ShownFields,
  views: Views,
): Column[] {
  const cell = (record: AnyRecord, [key, field]: [string, Field]) => {
    const OwnCell = views[`${collection.name}.${key}`]?.Cell
    const { Cell } = kinds[field.kind]
    return OwnCell ? <OwnCell record={record} /> : <Cell field={field} value={record[key]} />
  }
  return columns.map(([key, field]) => ({
    ...columnOf(collection, [key, field], headOf(collection, [key, field], views), state, change),
    render: (record: AnyRecord) => (
      <>
        {cell(record, [key, field])}
        {key === collection.titleField ? (
          <Details collection={collection} fields={details} record={record} views={views} cell={cell} />
        ) : null}
      </>
    ),
  }))
}

/** The head of a field's column. */
export const headOf = ({ name }: Collection, [key, field]: NamedField, views: Views): string =>
  views[`${name}.${key}`]?.head?.() ?? declaredText(field.label)

interface DetailsProps {
  collection: Collection
  views: Views
  fields: readonly NamedField[]
  record: AnyRecord
  cell: (record: AnyRecord, field: [string, Field]) => ReactNode
}

/** The details of a record that have a value, below its title on a phone. */
function Details({ collection, fields, record, views, cell }: DetailsProps) {
  const viewOf = (key: string) => views[`${collection.name}.${key}`]
  const isFilled = ([key]: NamedField) =>
    [key, ...(viewOf(key)?.alsoShows ?? [])].some((column) => (record[column] ?? '') !== '')
  const filled = fields.filter(isFilled)
  // Fields that the declaration chose are of kinds that do not tell what they mean.
  const nameOf = (named: NamedField) =>
    collection.phoneFields && named[1].kind !== 'text' ? `${headOf(collection, named, views)}: ` : null
  return filled.length > 0 ? (
    <div className={classes.details}>
      {filled.map((field) => (
        <span key={field[0]}>
          {nameOf(field)}
          {cell(record, field)}
        </span>
      ))}
    </div>
  ) : null
}

function columnOf(
  collection: Collection,
  [key, field]: NamedField,
  label: string,
  state: ListState,
  change: Change,
): Column {
  const { align } = kinds[field.kind]
  return {
    accessor: key,
    textAlign: align,
    cellsClassName: key === collection.titleField ? classes.title : undefined,
    title: (
      <ColumnHead
        name={key}
        label={label}
        isSortable={!unsortable.includes(field.kind)}
        sorting={state.sorting}
        onSort={(sorting) => change({ sorting })}
        isFiltered={isFiltered(key, state.filters)}
        filter={
          hasFilter(field) ? (
            <ColumnFilter
              name={key}
              field={field}
              filters={state.filters}
              onChange={(filters) => change({ filters })}
            />
          ) : null
        }
      />
    ),
  }
}
