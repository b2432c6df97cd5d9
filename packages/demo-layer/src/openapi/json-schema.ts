import { z } from 'zod'
import { entityNames } from './components.ts'

export type Json = Record<string, unknown>
type Side = 'input' | 'output'

/** Collects the entities of a document while its schemas are made. */
export class SchemaWriter {
  /** For `components.schemas`. */
  readonly entities: Record<string, Json> = {}

  /** The schema with references to the entities in it. Schemas of requests are open, those of answers are not. */
  write(schema: z.ZodType, side: Side): Json {
    const {
      $schema: _,
      $defs = {},
      ...json
    } = z.toJSONSchema(schema, { io: side, metadata: entityNames, override: tidy })
    for (const [name, entity] of Object.entries($defs)) {
      this.entities[componentName(name, side)] = withoutId(pointed(entity, side))
    }
    return withoutId(pointed(json, side))
  }
}

const componentName = (name: string, side: Side) => (side === 'input' ? `${name}Input` : name)

/** In the document definitions stand under components, not beside the schema that needs them. */
function pointed(json: object, side: Side): Json {
  const text = JSON.stringify(json).replaceAll(
    /"\$ref":"#\/\$defs\/([^"]+)"/g,
    (_, name: string) => `"$ref":"#/components/schemas/${componentName(name, side)}"`,
  )
  return JSON.parse(text) as Json
}

/** The name says it already, and the rest is for programs that hold the schema itself. */
function withoutId(json: Json): Json {
  const { id: _, '~standard': __, ...rest } = json
  return rest
}

/** The ends of what a number can hold say nothing to a reader. */
function tidy({
  jsonSchema,
}: {
  jsonSchema: { minimum?: number; maximum?: number; pattern?: string; format?: string }
}): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
}
