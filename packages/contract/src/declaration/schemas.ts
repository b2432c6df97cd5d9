import { z } from 'zod'
import { isFile, isStored, type Collection } from './collection.ts'
import type { FieldIssue } from '../errors/errors.ts'
import type { Field } from './field.ts'
import { uploadedFile } from '../values/uploads.ts'
import * as values from '../values/values.ts'

/** The stamps that every record carries. */
const stamps = { id: values.id, createdAt: values.instant, updatedAt: values.instant }

const textLanguages = z
  .record(z.string(), values.language)
  .optional()
  .meta({ description: 'Jazyk každého textu, keď je v dotaze `locale`' })

const related = z.looseObject({ id: values.id })

function readValue(field: Field): z.ZodType {
  if (field.kind === 'file') return uploadedFile.nullable()
  if (field.kind === 'files') return z.array(uploadedFile)
  const value = field.kind === 'relation' ? z.union([values.id, related]) : field.schema
  const described = { description: field.unit ? `${field.label.sk}: ${field.unit}` : field.label.sk }
  return (field.presence === 'optional' ? value.nullable() : value).meta(described)
}

/** A record may be sent back as it was read: a nested relation counts as its id. */
const idOrRecord = z.union([values.id, related.transform((record) => record.id)])

/**
 * Uploaded files as clients of Strapi name them: an id, a record with one, or a list of both; null for none. @returns the
 * ids
 */
function fileIds(most: number): z.ZodType {
  const list = z.array(idOrRecord).max(most)
  return z
    .union([idOrRecord.transform((id) => [id]), list, z.null().transform(() => [])])
    .meta({ description: 'Id nahraných súborov (POST /upload)' })
}

function writeValue(field: Field): z.ZodType {
  if (field.kind === 'file') return fileIds(1)
  if (field.kind === 'files') return fileIds(100)
  const value = field.kind === 'relation' ? idOrRecord : field.schema
  const written = field.presence === 'optional' ? value.nullable() : value
  return field.unit ? written.meta({ description: field.unit }) : written
}

function shapeOf(
  collection: Collection,
  pick: (field: Field) => boolean,
  value: (field: Field) => z.ZodType,
) {
  const entries = Object.entries(collection.fields).filter(([, field]) => pick(field))
  return Object.fromEntries(entries.map(([key, field]) => [key, value(field)]))
}

const isWritable = (field: Field) => (isStored(field) || isFile(field)) && !field.readOnly

/** Schema of a record in answers. Fields that ask a permission may be absent (`documented`: the guaranteed part). */
export function recordSchema(collection: Collection, kind: 'whole' | 'documented' = 'whole') {
  const value = (field: Field) =>
    kind === 'documented' && field.sees ? readValue(field).optional() : readValue(field)
  const languages = 'translations' in collection.fields ? { text_languages: textLanguages } : {}
  return z.object({ ...stamps, ...shapeOf(collection, () => true, value), ...languages })
}

/** Body of `POST /x`: unknown keys are refused. */
export function createSchema(collection: Collection) {
  const optionalUnlessRequired = (field: Field) =>
    field.presence === 'required' ? writeValue(field) : writeValue(field).optional()
  return z.strictObject(shapeOf(collection, isWritable, optionalUnlessRequired))
}

/** Body of `PUT /x/{id}`: only the given fields change. */
export function editSchema(collection: Collection) {
  return z.strictObject(shapeOf(collection, isWritable, (field) => writeValue(field).optional()))
}

/** Compares two days or times, or two numbers. */
const isInverted = (start: unknown, end: unknown): boolean =>
  (typeof start === 'string' && typeof end === 'string' && end < start) ||
  (typeof start === 'number' && typeof end === 'number' && end < start)

/**
 * Ranges whose end lies before their start, each named at its end. @param values the record after the change @param
 * changed ranges without a changed end are not checked
 */
export function rangeIssues(
  { ranges = [] }: Collection,
  values: Readonly<Record<string, unknown>>,
  changed: object = values,
): FieldIssue[] {
  return ranges.flatMap(([from, to]) => {
    if (!(from in changed) && !(to in changed)) return []
    const [start, end] = [values[from], values[to]]
    return isInverted(start, end) ? [{ path: to, code: 'out_of_order' as const }] : []
  })
}

/** Fields for filters and sorting: declared, stored, never a file. */
export function queryableFields(collection: Collection): Record<string, Field> {
  const isQueryable = ([, field]: [string, Field]) =>
    isStored(field) && !isFile(field) && field.kind !== 'json'
  return Object.fromEntries(Object.entries(collection.fields).filter(isQueryable))
}
