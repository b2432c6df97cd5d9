import { valueExamples } from '@dvor/contract/values/value-examples.ts'
import type { Random } from './random.ts'
import type { Decks } from './decks.ts'

/** The part of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  format?: string
  pattern?: string
}

/** Sources of values: random numbers, the named schemas of the document, and ids of existing records. */
export interface Source {
  readonly random: Random
  /** Source of bad values. */
  readonly decks: Decks
  readonly named: Record<string, Schema>
  readonly ids: readonly string[]
  /** The same ids by their collection, for addresses of records. */
  readonly idsOf: Readonly<Record<string, readonly string[]>>
}

const one = <T>(random: Random, list: readonly T[]): T | undefined => list[random.whole(0, list.length - 1)]

/** A value that the schema most likely accepts; below a few levels only required parts. */
export function valueOf(schema: Schema, source: Source, depth = 0): unknown {
  const { random, named } = source
  if (schema.$ref) return valueOf(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, source, depth + 1)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return one(random, schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return valueOf(one(random, choices) ?? {}, source, depth + 1)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueOf(part, source, depth + 1)))
  const type = Array.isArray(schema.type) ? one(random, schema.type) : schema.type
  if (type === 'object' || schema.properties) return objectOf(schema, source, depth)
  if (type === 'array') return listOf(schema, source, depth)
  if (type === 'string') return textOf(schema, source)
  if (type === 'integer') return random.chance(0.05) ? (schema.maximum ?? 0) : numberOf(schema, random)
  if (type === 'number') return numberOf(schema, random) + 0.5
  if (type === 'boolean') return random.chance(0.5)
  return null
}

function objectOf({ properties = {}, required = [] }: Schema, source: Source, depth: number) {
  const wanted = ([key]: [string, Schema]) =>
    required.includes(key) || source.random.chance(depth > 3 ? 0.1 : 0.6)
  const entries = Object.entries(properties).filter(wanted)
  return Object.fromEntries(
    entries.map(([key, schema]) => [key, valueExamples[key] ?? valueOf(schema, source, depth + 1)]),
  )
}

function listOf({ items = {}, minItems = 0, maxItems = 3 }: Schema, source: Source, depth: number) {
  const length = source.random.whole(minItems, Math.min(maxItems, minItems + 2))
  return Array.from({ length }, () => valueOf(items, source, depth + 1))
}

function numberOf({ minimum, exclusiveMinimum, maximum }: Schema, random: Random): number {
  const low = Math.max(minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1), -1000)
  return random.whole(low, Math.min(maximum ?? low + 50, low + 50))
}

const hex = (random: Random, length: number) =>
  Array.from({ length }, () => random.whole(0, 15).toString(16)).join('')

function uuid({ random, ids }: Source): string {
  if (ids.length > 0 && random.chance(0.8)) return one(random, ids) ?? ''
  return `${hex(random, 8)}-${hex(random, 4)}-7${hex(random, 3)}-8${hex(random, 3)}-${hex(random, 12)}`
}

/** An example for each pattern of the contract's own values. */
const examples: readonly ((random: Random) => string)[] = [
  (random) => `2027-0${random.whole(3, 9)}-${random.whole(10, 28)}`,
  (random) => `${random.whole(10, 23)}:${random.whole(10, 59)}`,
  () => 'SK',
  (random) => hex(random, 43),
  (random) => `pole-${hex(random, 4)}`,
  () => '+421 900 123 456',
]

function textOf(schema: Schema, source: Source): string {
  const { random } = source
  if (schema.format === 'uuid') return uuid(source)
  if (schema.format === 'email') return `host-${hex(random, 4)}@example.com`
  if (schema.format === 'date-time') return `2027-03-${random.whole(10, 28)}T08:00:00.000Z`
  if (schema.format === 'uri') return 'https://example.com/a'
  if (schema.pattern) {
    const pattern = new RegExp(schema.pattern)
    return examples.map((make) => make(random)).find((text) => pattern.test(text)) ?? 'x'
  }
  // A text of the largest length, with characters that cleaning replaces by longer ones.
  if (schema.maxLength && random.chance(0.05)) return '<p>&'.repeat(Math.floor(schema.maxLength / 4))
  const text = `Text ${hex(random, 6)}`
  return text.slice(0, schema.maxLength ?? text.length).padEnd(schema.minLength ?? 0, 'x')
}
