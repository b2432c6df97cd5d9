import { isComputed, isFile, type Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field, FieldKind } from '@dvor/contract/declaration/fields.ts'
import type { DataTableColumn } from 'mantine-datatable'
import type { FieldView } from '../fields/collection-views.ts'
import { kinds } from '../fields/kinds/kinds.ts'
import { ColumnHead } from './column-head.tsx'
import { ColumnFilter, hasFilter, isFiltered } from './filters/column-filter.tsx'
import classes from './list.module.css'
import type { ListState } from './list-state.ts'
import type { AnyRecord } from '../records/records.ts'

type Column = DataTableColumn<AnyRecord>
type Change = (part: Partial<ListState>) => void

/** Kinds without a useful order on the server. */
const unsortable: readonly FieldKind[] = ['file', 'files', 'json', 'relation', 'choices', 'weekdays', 'html']

/** Kinds preferred for the second column on a phone. */
const preferredKinds: readonly FieldKind[] = ['cents', 'choice', 'day', 'instant', 'email', 'phone']

/** Fields of the list: pictures first, then the title, then the rest in declared order. */
export function listedFields(collection: Collection): [string, Field][] {
  const rank = ([key, field]: [string, Field]) => (isFile(field) ? 0 : key === collection.titleField ? 1 : 2)
  return Object.entries(collection.fields)
    .filter(([, field]) => field.inList && !isComputed(field))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** Columns on a phone: the title and one more. */
export function narrowFields(collection: Collection): [string, Field][] {
  const listed = listedFields(collection)
  const title = listed.filter(([key]) => key === collection.titleField)
  const others = listed.filter(([key, field]) => key !== collection.titleField && !isFile(field))
  const second = others.find(([, field]) => preferredKinds.includes(field.kind)) ?? others.at(-1)
  return second ? [...title, second] : title
}

/** The list's columns from the declaration, with sorting and filters by kind. */
export function columnsOf(
  collection: Collection,
  state: ListState,
  change: Change,
  isWide: boolean,
  views: Readonly<Record<string, FieldView>>,
): Column[] {
  const fields = isWide ? listedFields(collection) : narrowFields(collection)
  return fields.map(([key, field]) => {
    const OwnCell = views[`${collection.name}.${key}`]?.Cell
    return columnOf(collection, key, field, state, change, OwnCell)
  })
}

function columnOf(
  collection: Collection,
  key: string,
  field: Field,
  state: ListState,
  change: Change,
  OwnCell: FieldView['Cell'],
): Column {
  const { Cell, align } = kinds[field.kind]
  return {
    accessor: key,
    textAlign: align,
    cellsClassName: key === collection.titleField ? classes.title : undefined,
    render: (record) => (OwnCell ? <OwnCell record={record} /> : <Cell field={field} value={record[key]} />),
    title: (
      <ColumnHead
        name={key}
        label={field.label}
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
