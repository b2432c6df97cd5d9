import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import { valueExamples } from '@dvor/contract/values/value-examples.ts'

/** The part of JSON Schema that is read or completed here. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  items?: Schema
  minItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
}

type Named = Record<string, Schema>

const formats: Record<string, string> = {
  uuid: '0197a3f0-5b1c-7c1e-9d2a-3f4b5c6d7e8f',
  email: 'jana.novakova@example.com',
  'date-time': '2027-07-04T12:00:00.000Z',
  uri: 'https://www.example.com/',
}

/** Values of the contract that have a pattern: the first one that fits is the example. */
const patterned = [
  '+421 900 123 456',
  '2027-07-04',
  '2027-07',
  '14:00',
  'https://app.example.sk',
  'SK',
  'izba-pod-lipou',
  'aGVzbG8tb2RrYXp1LWtvbmNpLXByZXNuZS1uYS00My1',
]

/**
 * Builds the same example each time: the first choice, the smallest meaningful number, a text that fits the pattern.
 */
export function exampleOf(schema: Schema, named: Named): unknown {
  if (schema.$ref) return exampleOf(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named)
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined && !Array.isArray(schema.default)) return schema.default
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return exampleOf(choice, named)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, named)))
  const [type] = [schema.type].flat()
  if (type === 'array') return listOf(schema, named)
  if (type === 'string') return textOf(schema)
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return numberOf(schema)
  return type === 'null' ? null : objectOf(schema, named)
}

function objectOf({ properties = {} }: Schema, named: Named) {
  const entryOf = ([key, part]: [string, Schema]) => {
    const twin = key === 'passwordConfirmation' ? properties['password'] : undefined
    const value = key in valueExamples ? valueExamples[key] : exampleOf(twin ?? part, named)
    return [key, ends.test(key) ? (later.get(value) ?? value) : value]
  }
  return Object.fromEntries(Object.entries(properties).map(entryOf))
}

/** Keys of the end of a range; their example lies after the one of the beginning. */
const ends = /(^|_)(to|until)$|^departure$/
const later = new Map<unknown, string>([
  ['2027-07-04', '2027-07-07'],
  ['14:00', '16:00'],
])

function listOf({ items = {}, minItems = 0 }: Schema, named: Named): unknown[] {
  return Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, named))
}

function numberOf({ minimum, exclusiveMinimum, maximum }: Schema): number {
  const low = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1)
  return Math.min(Math.max(1, low), maximum ?? Infinity)
}

function textOf({ format, pattern, minLength = 0, maxLength = 300 }: Schema): string {
  if (format && formats[format]) return formats[format]
  if (pattern) return patterned.find((text) => new RegExp(pattern).test(text)) ?? ''
  return 'Text'.padEnd(minLength, '.').slice(0, maxLength)
}

interface Content {
  schema?: Schema
  example?: unknown
}
/** One answer of a call, or a reference to an answer that many calls share. */
export interface Answer {
  $ref?: string
  description?: string
  content?: Record<string, Content>
}
interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
  example?: unknown
}
/** One call of the document. */
export interface Operation {
  tags?: string[]
  operationId?: string
  parameters?: Parameter[]
  security?: Record<string, string[]>[]
  /** Codes of its refusals, until their answers are written. */
  'x-errors'?: ErrorCode[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, Answer>
}
export interface OpenApiDocument {
  /** Tag by which its calls are grouped. */
  tags?: { name: string; description: string | undefined }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Named; responses?: Record<string, Answer> }
}

/** Adds an example to each body and each required parameter of the document, made from its schema. */
export function buildExamples(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components
  for (const operations of Object.values(document.paths))
    for (const { requestBody, parameters = [] } of Object.values(operations)) {
      for (const content of Object.values(requestBody?.content ?? {}))
        if (content.schema) content.example = exampleOf(content.schema, schemas)
      const properties = Object.fromEntries(
        parameters.flatMap(({ name, required, schema }) => (required && schema ? [[name, schema]] : [])),
      )
      const examples = objectOf({ properties }, schemas)
      for (const parameter of parameters)
        if (parameter.name in examples) parameter.example = examples[parameter.name]
    }
  return document
}
