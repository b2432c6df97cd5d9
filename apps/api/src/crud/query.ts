import { queryableFields } from '@dvor/contract/schemas.ts'
import type { Collection } from '@dvor/contract/collection.ts'
import type { Field } from '@dvor/contract/fields.ts'
import * as f from '@dvor/contract/fields.ts'
import { ApiError } from '../platform/errors.ts'
import { parseValue, searched } from './query-values.ts'
import { joinLists, readWhere } from './query-where.ts'

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

export interface ListQuery {
  /** All must hold. */
  conditions: Condition[]
  /** Of each group at least one alternative must hold, and of an alternative all. */
  anyOf: Condition[][][]
  search?: string
  sort: { field: string; descending: boolean }[]
  start: number
  limit: number
}

export type Audience = 'admin' | 'anyone'
export type RawQuery = Record<string, string | string[] | undefined>

const operators = [
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
const limits = { default: 100, admin: 1000, anyone: 100 }
const ignored = new Set(['_publicationState', '_locale'])
const controls = new Set(['_q', '_sort', '_start', '_limit'])

const refuse = (key: string, why: string) =>
  new ApiError('query_invalid', `${key}: ${why}`, { fields: [{ path: key, code: 'invalid_value' }] })

const stampField = f.instant({ label: 'Čas', required: true })
const idField = f.relation('self', { label: 'Id', required: true })

/** Fields of the collection that this asker may filter and sort by. */
function fieldsFor(collection: Collection, audience: Audience): Record<string, Field> {
  const stamps = { id: idField, createdAt: stampField, updatedAt: stampField }
  // Without a prototype: what every object inherits is no field.
  return Object.assign(Object.create(null), stamps, queryableFields(collection, audience))
}

/** Splits `price_gte` into field and operator; a field whose own name ends like an operator wins. */
function splitKey(
  key: string,
  fields: Record<string, Field>,
): { field: string; operator: Operator } | undefined {
  if (fields[key]) return { field: key, operator: 'eq' }
  const operator = operators.find((name) => key.endsWith(`_${name}`))
  const field = operator && key.slice(0, -operator.length - 1)
  return field && fields[field] ? { field, operator: operator as Operator } : undefined
}

function condition(key: string, value: string | string[], fields: Record<string, Field>): Condition {
  const split = splitKey(key, fields)
  const field = split && fields[split.field]
  if (!split || !field) throw refuse(key, 'unknown or not readable')
  return { ...split, value: parseValue(key, field, split.operator, value) }
}

function sortOf(text: string, fields: Record<string, Field>): ListQuery['sort'] {
  return text.split(',').map((part) => {
    const [field = '', direction = 'ASC'] = part.trim().split(':')
    if (!fields[field] || !/^(asc|desc)$/i.test(direction)) throw refuse('_sort', `cannot sort by ${part}`)
    return { field, descending: direction.toLowerCase() === 'desc' }
  })
}

function wholeNumber(key: string, text: string): number {
  if (!/^(-1|\d{1,9})$/.test(text)) throw refuse(key, 'not a whole number')
  return Number(text)
}

function limitOf(text: string | undefined, audience: Audience): number {
  if (text === undefined) return limits.default
  const wanted = wholeNumber('_limit', text)
  return wanted === -1 ? limits[audience] : Math.min(wanted, limits[audience])
}

function startOf(text: string | undefined): number {
  const start = wholeNumber('_start', text ?? '0')
  if (start < 0) throw refuse('_start', 'not a whole number')
  return start
}

const single = (key: string, value: string | string[] | undefined) => {
  if (Array.isArray(value)) throw refuse(key, 'given more than once')
  return value
}

function searchOf(text: string | undefined): string | undefined {
  if (text !== undefined && !searched.safeParse(text).success) throw refuse('_q', 'not a valid text')
  return text?.trim() || undefined
}

/**
 * Reads the query dialect of design/contract.md. Only declared fields that the asker may read are known; anything else
 * is refused with `query_invalid` naming the key.
 */
export function parseListQuery(raw: RawQuery, collection: Collection, audience: Audience): ListQuery {
  const fields = fieldsFor(collection, audience)
  const pairs = joinLists(raw).filter(([key]) => !ignored.has(key) && !controls.has(key))
  const read = (key: string, value: string | string[]) => condition(key, value, fields)
  const isWhere = ([key]: (typeof pairs)[number]) => key.startsWith('_where')
  const where = readWhere(pairs.filter(isWhere), read, (key) => refuse(key, 'not understood'))
  const plain = pairs.filter((pair) => !isWhere(pair)).map(([key, value]) => read(key, value))
  return {
    conditions: [...plain, ...where.conditions],
    anyOf: where.anyOf,
    search: searchOf(single('_q', raw['_q'])),
    sort: sortOf(single('_sort', raw['_sort']) ?? collection.sort, fields),
    start: startOf(single('_start', raw['_start'])),
    limit: limitOf(single('_limit', raw['_limit']), audience),
  }
}
