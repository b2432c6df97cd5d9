import { queryableFields } from '@dvor/contract/declaration/schemas.ts'
import { isFile, type Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import * as f from '@dvor/contract/declaration/fields.ts'
import { ApiError } from '../platform/errors.ts'
import { parseValue, searched } from './query-values.ts'
import type { View } from './view.ts'
import { readFilters } from './query-filters.ts'

export type Operator =
  | 'eq'
  | 'ne'
  | 'lt'
  | 'lte'
  | 'gt'
  | 'gte'
  | 'in'
  | 'nin'
  | 'contains'
  | 'ncontains'
  | 'containss'
  | 'ncontainss'
  | 'null'

export interface Condition {
  field: string
  operator: Operator
  value: unknown
}

/** Condition on a row: one comparison, all of several filters, or at least one of them. */
export type Filter = Condition | { all: Filter[] } | { any: Filter[] }

export interface ListQuery {
  /** All must hold. */
  filters: Filter[]
  search?: string
  sort: { field: string; descending: boolean }[]
  start: number
  limit: number
}

export type RawQuery = Record<string, string | string[] | undefined>

const operators = [
  'eq',
  'ne',
  'lte',
  'lt',
  'gte',
  'gt',
  'nin',
  'in',
  'ncontainss',
  'containss',
  'ncontains',
  'contains',
  'null',
]
const limits = { default: 100, reader: 1000, visitor: 100 }
const ignored = new Set(['_publicationState', '_locale'])
const controls = new Set(['_q', '_sort', '_start', '_limit', 'locale'])

/** A refusal of a query that names its key. */
export const refuseKey = (key: string, why: string) =>
  new ApiError('query_invalid', `${key}: ${why}`, { fields: [{ path: key, code: 'invalid_value' }] })

const stampField = f.instant({ label: { sk: 'Čas', en: 'Time' }, required: true })
const idField = f.relation('self', { label: { sk: 'Id', en: 'Id' }, required: true })

/** Fields of a collection by which it can be filtered and sorted. */
function fieldsFor(collection: Collection): Record<string, Field> {
  const stamps = { id: idField, createdAt: stampField, updatedAt: stampField }
  // Without a prototype, so that inherited names are no fields.
  return Object.assign(Object.create(null), stamps, queryableFields(collection))
}

/** Names of the time stamps in clients of databases with snake case. */
const aliases: Record<string, string> = { created_at: 'createdAt', updated_at: 'updatedAt' }

const fieldNamed = (name: string, fields: Record<string, Field>) => {
  const fieldName = fields[name] ? name : aliases[name]
  return fieldName !== undefined && fields[fieldName] ? fieldName : undefined
}

/** Fields with files can be asked for presence alone: `image_null=true`. */
const emptyOf = (key: string, { fields }: Collection): Condition['field'] | undefined => {
  const field = key.endsWith('_null') ? key.slice(0, -'_null'.length) : ''
  return Object.hasOwn(fields, field) && fields[field] && isFile(fields[field]) ? field : undefined
}

/** Splits `price_gte` into field and operator; a field whose own name ends like an operator wins. */
function splitKey(
  key: string,
  fields: Record<string, Field>,
): { field: string; operator: Operator } | undefined {
  const whole = fieldNamed(key, fields)
  if (whole) return { field: whole, operator: 'eq' }
  const operator = operators.find((name) => key.endsWith(`_${name}`))
  const field = operator && fieldNamed(key.slice(0, -operator.length - 1), fields)
  return field ? { field, operator: operator as Operator } : undefined
}

/** Operator for several values of one key: `eq` matches any of them, `ne` none of them, other operators likewise. */
const repeated: Partial<Record<Operator, Operator>> = { eq: 'in', ne: 'nin' }
const negative = new Set<Operator>(['ncontains', 'ncontainss'])

function condition(key: string, values: readonly string[], fields: Record<string, Field>): Filter {
  const split = splitKey(key, fields)
  const field = split && fields[split.field]
  if (!split || !field) throw refuseKey(key, 'unknown or not readable')
  const { operator } = split
  const single = ([value]: readonly string[], as = operator) => ({
    field: split.field,
    operator: as,
    value: parseValue(key, field, as, value ?? ''),
  })
  const list = (as: Operator) => ({
    field: split.field,
    operator: as,
    value: parseValue(key, field, as, [...values]),
  })
  if (operator === 'in' || operator === 'nin') return list(operator)
  if (values.length === 1) return single(values)
  const asList = repeated[operator]
  if (asList) return list(asList)
  if (operator === 'null') throw refuseKey(key, 'given more than once')
  const each = values.map((value) => single([value]))
  return negative.has(operator) ? { all: each } : { any: each }
}

function sortOf(texts: readonly string[], fields: Record<string, Field>): ListQuery['sort'] {
  return texts
    .flatMap((text) => text.split(','))
    .map((part) => {
      const [name = '', direction = 'ASC'] = part.trim().split(':')
      const field = fieldNamed(name, fields)
      if (!field || !/^(asc|desc)$/i.test(direction)) throw refuseKey('_sort', `cannot sort by ${part}`)
      return { field, descending: direction.toLowerCase() === 'desc' }
    })
}

function wholeNumber(key: string, text: string): number {
  if (!/^(-1|\d{1,9})$/.test(text)) throw refuseKey(key, 'not a whole number')
  return Number(text)
}

function limitOf(text: string | undefined, isReader: boolean): number {
  const most = isReader ? limits.reader : limits.visitor
  if (text === undefined) return limits.default
  const limit = wholeNumber('_limit', text)
  return limit === -1 ? most : Math.min(limit, most)
}

function startOf(text: string | undefined): number {
  const start = wholeNumber('_start', text ?? '0')
  if (start < 0) throw refuseKey('_start', 'not a whole number')
  return start
}

const single = (key: string, value: string | string[] | undefined) => {
  if (Array.isArray(value)) throw refuseKey(key, 'given more than once')
  return value
}

function searchOf(text: string | undefined): string | undefined {
  if (text !== undefined && !searched.safeParse(text).success) throw refuseKey('_q', 'not a valid text')
  return text?.trim() || undefined
}

/** The page of a list that a valid query asks for. */
export const pageOf = (
  raw: RawQuery,
  { isReader }: Pick<View, 'isReader'>,
): Pick<ListQuery, 'start' | 'limit'> => ({
  start: startOf(single('_start', raw['_start'])),
  limit: limitOf(single('_limit', raw['_limit']), isReader),
})

/** The query without paging, sorting and search. */
const filtersOf = (raw: RawQuery): RawQuery =>
  Object.fromEntries(Object.entries(raw).filter(([key]) => !ignored.has(key) && !controls.has(key)))

/**
 * Reads the query dialect (documentation/dialect.ts). Accepts only declared fields that the caller may read. @throws
 * ApiError `query_invalid` naming the key, for anything else
 */
export function parseListQuery(raw: RawQuery, view: View): ListQuery {
  const { declaration: collection } = view
  const fields = fieldsFor(collection)
  const filters = readFilters(
    filtersOf(raw),
    (key, values) => {
      const field = emptyOf(key, collection)
      return condition(key, values, field ? { ...fields, [field]: idField } : fields)
    },
    (key) => refuseKey(key, 'not understood'),
  )
  return {
    filters,
    search: searchOf(single('_q', raw['_q'])),
    sort: sortOf([raw['_sort'] ?? collection.sort].flat(), fields),
    ...pageOf(raw, view),
  }
}
