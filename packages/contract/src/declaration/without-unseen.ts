import { z } from 'zod'
import { permission, type Permission } from '../accounts/permissions.ts'
import { can, type Principal } from '../accounts/roles.ts'
import { seesKey } from './seen-with.ts'

/** What of an answer asks permissions: its fields and its items. */
interface Mask {
  readonly needs: readonly Permission[]
  readonly fields: ReadonlyMap<string, Mask>
  readonly items: Mask | null
}

const masks = new WeakMap<z.core.$ZodType, Mask | null>()

/** The mask of a schema; null where all of it is seen by everybody who gets the answer. */
function maskOf(schema: z.core.$ZodType): Mask | null {
  const kept = masks.get(schema)
  if (kept !== undefined) return kept
  masks.set(schema, null)
  const parts = partsOf(schema)
  const sees = permission.safeParse(z.globalRegistry.get(schema)?.[seesKey]).data
  const needs = [...parts.flatMap((part) => part.needs), ...(sees ? [sees] : [])]
  const fields = new Map(parts.flatMap((part) => [...part.fields]))
  const items = parts.find((part) => part.items)?.items ?? null
  const mask = needs.length + fields.size > 0 || items ? { needs, fields, items } : null
  masks.set(schema, mask)
  return mask
}

const isMask = (mask: Mask | null): mask is Mask => mask !== null
const masksOf = (schemas: readonly z.core.$ZodType[]): Mask[] => schemas.map(maskOf).filter(isMask)

/** Masks of what a schema consists of; those of a union's options add up, so that none of them shows more. */
function partsOf(schema: z.core.$ZodType): Mask[] {
  if (schema instanceof z.ZodObject) return [fieldsOf(schema.shape)]
  if (schema instanceof z.ZodArray || schema instanceof z.ZodRecord) {
    const items = maskOf(schema instanceof z.ZodArray ? schema.element : schema.valueType)
    return items ? [{ needs: [], fields: new Map(), items }] : []
  }
  if (schema instanceof z.ZodUnion) return masksOf(schema.options)
  if (schema instanceof z.ZodPipe) return masksOf([schema.out])
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return masksOf([schema.unwrap()])
  if (schema instanceof z.ZodLazy || schema instanceof z.ZodReadonly) return masksOf([schema.unwrap()])
  return schema instanceof z.ZodDefault ? masksOf([schema.unwrap()]) : []
}

function fieldsOf(shape: z.core.$ZodShape): Mask {
  const fields = Object.entries(shape).flatMap(([key, value]) => {
    const mask = maskOf(value)
    return mask ? [[key, mask] as const] : []
  })
  return { needs: [], fields: new Map(fields), items: null }
}

function masked(principal: Principal, mask: Mask | null, value: unknown): unknown {
  if (!mask || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => masked(principal, mask.items, item))
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const field = mask.fields.get(key) ?? mask.items
    if (field?.needs.some((needed) => !can(principal, needed))) return []
    return [[key, masked(principal, field, inner)]]
  })
  return Object.fromEntries(entries)
}

/** An answer without the values that its schema lets the caller not see (`seenWith`), at any depth. */
export const withoutUnseen = (principal: Principal, schema: z.core.$ZodType, answer: unknown): unknown =>
  masked(principal, maskOf(schema), answer)
