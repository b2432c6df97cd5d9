import { queryableFields } from '@dvor/contract/schemas.ts'
import type { Collection } from '@dvor/contract/collection.ts'
import type { Field } from '@dvor/contract/fields.ts'
import * as f from '@dvor/contract/fields.ts'
import { ApiError } from '../platform/errors.ts'
import { parseValue } from './query-values.ts'

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
  /** Of each group at least one must hold. */
  anyOf: Condition[][]
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

const refuse = (key: string, why: string) =>
  new ApiError('query_invalid', `${key}: ${why}`, { fields: [{ path: key, code: 'invalid_value' }] })

const stampField = f.instant({ label: 'Čas', required: true })
const idField = f.relation('self', { label: 'Id', required: true })

/** Fields of the collection that this asker may filter and sort by. */
function fieldsFor(collection: Collection, audience: Audience): Record<string, Field> {
  const stamps = { id: idField, createdAt: stampField, updatedAt: stampField }
  return { ...stamps, ...queryableFields(collection, audience) }
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

const whereKey = /^_where(?:\[(\d+)\])?\[(\w+)\]$/
const orKey = /^_where(?:\[\d+\])?\[_or\]\[(\d+)\](?:\[\d+\])?\[(\w+)\]$/

/** Reads `_where` in brackets: plain keys must all hold, those under `_or` at least one. */
function readWhere(
  key: string,
  value: string | string[],
  fields: Record<string, Field>,
  query: ListQuery,
  or: Condition[],
) {
  const plain = whereKey.exec(key)
  const either = orKey.exec(key)
  if (either?.[2]) or.push(condition(either[2], value, fields))
  else if (plain?.[2]) query.conditions.push(condition(plain[2], value, fields))
  else throw refuse(key, 'not understood')
}

/**
 * Reads the query dialect of design/contract.md. Only declared fields that the asker may read are known; anything else
 * is refused with `query_invalid` naming the key.
 */
export function parseListQuery(raw: RawQuery, collection: Collection, audience: Audience): ListQuery {
  const fields = fieldsFor(collection, audience)
  const query: ListQuery = {
    conditions: [],
    anyOf: [],
    search: single('_q', raw['_q'])?.trim() || undefined,
    sort: sortOf(single('_sort', raw['_sort']) ?? collection.sort, fields),
    start: startOf(single('_start', raw['_start'])),
    limit: limitOf(single('_limit', raw['_limit']), audience),
  }
  const or: Condition[] = []
  for (const [key, value] of Object.entries(raw)) {
    if (value === undefined || ignored.has(key) || ['_q', '_sort', '_start', '_limit'].includes(key)) continue
    if (key.startsWith('_where')) readWhere(key, value, fields, query, or)
    else query.conditions.push(condition(key, value, fields))
  }
  if (or.length > 0) query.anyOf.push(or)
  return query
}
