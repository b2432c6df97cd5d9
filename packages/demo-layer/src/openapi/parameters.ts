import type { Call } from '../layer/call.ts'
import type { Json, SchemaWriter } from './json-schema.ts'

/** One parameter of a call, as the document and the page show it. */
export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Json
  example?: unknown
}

/** The parameters of a call, those in its path first. */
export function parametersOf(call: Call, writer: SchemaWriter): Parameter[] {
  return [...parametersIn('path', call, writer), ...parametersIn('query', call, writer)]
}

function parametersIn(place: Parameter['in'], call: Call, writer: SchemaWriter): Parameter[] {
  const [schema, examples = {}] =
    place === 'path' ? [call.params, call.example.params] : [call.query, call.example.query]
  if (!schema) return []
  const { properties, required } = writer.write(schema, 'input')
  return Object.entries(properties as Record<string, Json>).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || ((required as string[] | undefined)?.includes(name) ?? false),
    schema: property,
    ...(name in examples ? { example: examples[name] } : {}),
  }))
}
