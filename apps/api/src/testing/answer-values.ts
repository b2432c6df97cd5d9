import { permission, type Permission } from '@dvor/contract/accounts/permissions.ts'
import { seesKey } from '@dvor/contract/declaration/seen-with.ts'
import { z } from 'zod'

/** A single value in the shape of an answer. */
export interface AnswerValue {
  /** As in `.days.rows.total`; items of lists have no step of their own. */
  readonly path: string
  readonly name: string
  /** Permissions that the value and everything around it asks (`seenWith`). */
  readonly needs: readonly Permission[]
  /** Those of them that the value itself asks. */
  readonly own: readonly Permission[]
}

/** Permissions that the schema itself asks. */
const needsOf = (schema: z.core.$ZodType): Permission[] => {
  const sees = permission.safeParse(z.globalRegistry.get(schema)?.[seesKey])
  return sees.success ? [sees.data] : []
}

/** What a schema consists of, with a name where it is a field. */
function partsOf(schema: z.core.$ZodType): [string | null, z.core.$ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape)
  if (schema instanceof z.ZodArray) return [[null, schema.element]]
  if (schema instanceof z.ZodRecord) return [[null, schema.valueType]]
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [null, option])
  if (schema instanceof z.ZodPipe) return [[null, schema.out]]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return [[null, schema.unwrap()]]
  if (schema instanceof z.ZodLazy || schema instanceof z.ZodReadonly) return [[null, schema.unwrap()]]
  return schema instanceof z.ZodDefault ? [[null, schema.unwrap()]] : []
}

/** Every single value in the shape of an answer, at any depth; a shape within itself is walked once. */
export function valuesIn(
  schema: z.core.$ZodType,
  at: Omit<AnswerValue, 'name'> & { name?: string } = { path: '', needs: [], own: [] },
  around: readonly z.core.$ZodType[] = [],
): AnswerValue[] {
  if (around.includes(schema)) return []
  const asked = needsOf(schema)
  const needs = [...at.needs, ...asked]
  const own = [...at.own, ...asked]
  const parts = partsOf(schema)
  if (parts.length === 0) return at.name ? [{ path: at.path, name: at.name, needs, own }] : []
  return parts.flatMap(([name, part]) => {
    const inner = name === null ? { ...at, needs, own } : { path: `${at.path}.${name}`, name, needs, own: [] }
    return valuesIn(part, inner, [...around, schema])
  })
}
