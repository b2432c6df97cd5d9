import type { Field } from '@dvor/contract/declaration/field.ts'
import { day, id } from '@dvor/contract/values/values.ts'
import { instantAt } from '@dvor/format/instants.ts'
import { z } from 'zod'
import { ApiError } from '../platform/errors.ts'
import type { Operator } from './query.ts'

const invalidValue = (key: string) =>
  new ApiError('query_invalid', `${key}: not a valid value`, {
    fields: [{ path: key, code: 'invalid_value' }],
  })

const written = z.string().regex(/^-?\d{1,15}(\.\d{1,15})?$/)
const toNumber = written.transform(Number)
/** An integer within the range of the database's integers, so that a query never fails there. */
const toInteger = toNumber.pipe(z.int32())
/** A text to compare with. No text of the database contains NUL, and PostgreSQL refuses to search for it. */
export const searched = z
  .string()
  .max(300)
  .refine((text) => !text.includes('\0'))
/** A text that is no id is replaced by an id that no record has: the query finds nothing and is no error. */
const anyId = searched.pipe(id.catch('00000000-0000-0000-0000-000000000000'))
/** A day alone stands for its first moment in Europe/Bratislava. */
const instant = z.union([
  z.iso.datetime({ offset: true }),
  day.transform((text) => instantAt(text, '00:00').toISOString()),
])
const toFlag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')

/** Schema that turns the text of a query into the value of a field. */
function schemaFor(field: Field): z.ZodType {
  switch (field.kind) {
    case 'integer':
    case 'cents':
    case 'percent':
    case 'weekdays':
      return toInteger
    case 'decimal':
      return toNumber
    case 'flag':
      return toFlag
    case 'instant':
      return instant
    case 'relation':
      return anyId
    case 'day':
    case 'time':
    case 'choice':
      return field.schema
    default:
      return searched
  }
}

const textOperators = new Set<Operator>(['contains', 'ncontains', 'containss', 'ncontainss'])
const listOperators = new Set<Operator>(['in', 'nin'])
const orderOperators = new Set<Operator>(['lt', 'lte', 'gt', 'gte'])
/** Kinds whose value is a list: queries look for its members; lists have no order. */
const listKinds = new Set<Field['kind']>(['weekdays', 'choices'])

function one(key: string, schema: z.ZodType, text: string): unknown {
  const result = schema.safeParse(text)
  if (!result.success) throw invalidValue(key)
  return result.data
}

/** Turns the text of one query key into the value that its operator compares with. */
export function parseValue(key: string, field: Field, operator: Operator, raw: string | string[]): unknown {
  if (listKinds.has(field.kind) && orderOperators.has(operator)) throw invalidValue(key)
  if (listOperators.has(operator)) return [raw].flat().map((text) => one(key, schemaFor(field), text))
  if (Array.isArray(raw)) throw invalidValue(key)
  if (operator === 'null') return one(key, toFlag, raw)
  if (textOperators.has(operator)) return one(key, searched, raw)
  return one(key, schemaFor(field), raw)
}
