import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  containsDigits,
  containsFolded,
  escapeLike,
  matchesSearchText,
  phoneDigits,
  wordsOf,
} from '../db/folded-text.ts'
import { ownsFile } from '../platform/files/file-queries.ts'
import type { Columns, ServerCollection } from './define.ts'
import type { Condition, Filter, ListQuery } from './query.ts'
import type { View } from './view.ts'

/** Case- and accent-insensitive; a phone number also by its digits. */
function contains(column: AnyPgColumn | SQL, text: string, kind?: Field['kind']): SQL {
  const folded = containsFolded(sql`${column}::text`, text)
  const digits = kind === 'phone' ? phoneDigits(text) : undefined
  return digits ? sql`(${folded} or ${containsDigits(column, digits)})` : folded
}

const containsExactly = (column: AnyPgColumn, text: string): SQL =>
  sql`${column}::text like ${`%${escapeLike(text)}%`}`

const holdsNone = (condition: SQL, column: AnyPgColumn) => or(isNull(column), not(condition)) as SQL

const isArray = (column: AnyPgColumn) => column.getSQLType().endsWith('[]')

/** An array column (weekdays, choices) "equals" a value that it contains. */
const equals = (column: AnyPgColumn, value: unknown): SQL =>
  isArray(column) ? sql`${value} = any(${column})` : eq(column, value)

/** An array column is "in" a list when the two share a value. */
const isIn = (column: AnyPgColumn, values: unknown[]): SQL =>
  isArray(column) ? arrayOverlaps(column, values) : inArray(column, values)

function conditionSql(collection: ServerCollection, { field, operator, value }: Condition): SQL {
  const { columns, declaration } = collection
  const column = columns[field]
  const kind = declaration.fields[field]?.kind
  if (!column && declaration.uploadRef && columns['id']) {
    const hasFile = ownsFile(declaration.uploadRef, columns['id'], field)
    return value === true ? not(hasFile) : hasFile
  }
  if (!column) throw new Error(`no column for ${field}`)
  switch (operator) {
    case 'eq':
      return equals(column, value)
    case 'ne':
      return holdsNone(equals(column, value), column)
    case 'lt':
      return lt(column, value)
    case 'lte':
      return lte(column, value)
    case 'gt':
      return gt(column, value)
    case 'gte':
      return gte(column, value)
    case 'in':
      return isIn(column, value as unknown[])
    case 'nin':
      return holdsNone(isIn(column, value as unknown[]), column)
    case 'contains':
      return contains(column, String(value), kind)
    case 'ncontains':
      return holdsNone(contains(column, String(value), kind), column)
    case 'containss':
      return containsExactly(column, String(value))
    case 'ncontainss':
      return holdsNone(containsExactly(column, String(value)), column)
    case 'null':
      return value === true ? isNull(column) : isNotNull(column)
  }
}

function filterSql(collection: ServerCollection, filter: Filter): SQL | undefined {
  if ('all' in filter) return and(...filter.all.map((one) => filterSql(collection, one)))
  if ('any' in filter) return or(...filter.any.map((one) => filterSql(collection, one)))
  return conditionSql(collection, filter)
}

/** Kinds of fields that a list's search looks in; tables with `hasSearchText` keep the text of all of them. */
export const searchable = new Set<Field['kind']>(['text', 'longtext', 'html', 'email', 'phone', 'slug'])

const searchedFields = ({ fields }: Collection) =>
  Object.entries(fields).filter(([key, { kind }]) => searchable.has(kind) || key === 'translations')

/** The texts that a search looks in: of translations without the names of their languages and fields. */
const searchedText = (key: string, column: AnyPgColumn): AnyPgColumn | SQL =>
  key === 'translations' ? sql`jsonb_path_query_array(${column}, '$.*.*')` : column

/** Every word is in some text, in any order; or the whole text is in a phone number, by its digits. */
function searchSql(
  { declaration, columns, table, hasSearchText }: ServerCollection,
  text: string,
  seen: Collection,
): SQL | undefined {
  const fields = searchedFields(seen).flatMap(([key, { kind }]) => {
    const column = columns[key]
    return column ? [{ kind, column, text: searchedText(key, column) }] : []
  })
  // The kept text is made of all fields, so it may not answer who sees fewer.
  const isKept = hasSearchText && searchedFields(seen).length === searchedFields(declaration).length
  const words = wordsOf(text).map((word) =>
    isKept ? matchesSearchText(table, word) : or(...fields.map((field) => contains(field.text, word))),
  )
  const digits = phoneDigits(text)
  const phones = digits ? fields.filter(({ kind }) => kind === 'phone') : []
  const numbers = phones.map(({ column }) =>
    and(isKept && digits ? matchesSearchText(table, digits) : undefined, containsDigits(column, digits)),
  )
  return fields.length > 0 ? or(and(...words), ...numbers) : undefined
}

/** All conditions of a query on the rows, as one expression. */
export function whereSql(
  collection: ServerCollection,
  query: ListQuery,
  { declaration }: View,
): SQL | undefined {
  return and(
    ...query.filters.map((filter) => filterSql(collection, filter)),
    query.search ? (searchSql(collection, query.search, declaration) ?? sql`false`) : undefined,
  )
}

const texts = new Set(['text', 'varchar'])

/** Order with Slovak collation for texts and ties broken by id, so that pages never overlap. */
export function orderSql(columns: Columns, sort: ListQuery['sort']): SQL[] {
  const terms = sort.flatMap(({ field, descending }) => {
    const column = columns[field]
    if (!column) return []
    const term = texts.has(column.getSQLType()) ? sql`${column} collate "sk-x-icu"` : sql`${column}`
    // A column without nulls is ordered without `nulls last`, so that its index can be read backwards.
    return [descending ? (column.notNull ? desc(term) : sql`${desc(term)} nulls last`) : asc(term)]
  })
  return columns['id'] ? [...terms, asc(columns['id'])] : terms
}
