import { isFile } from '@dvor/contract/declaration/collection.ts'
import type { FileField } from '@dvor/contract/declaration/field.ts'
import type { FieldIssue, IssueCode } from '@dvor/contract/errors/errors.ts'
import type { Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { invalid } from '../platform/errors.ts'
import { giveFiles, lockFiles, type LockedFile, type Owner } from '../platform/files/file-queries.ts'
import type { CallContext, Draft, Row, ServerCollection } from './define.ts'

/** The ids of uploaded files that a body names, by field. */
export type NamedFiles = Readonly<Record<string, readonly string[]>>

/** Separates the files of a body, which have no column, from the values of the row. */
export function splitFiles({ declaration: { fields } }: ServerCollection, body: Draft) {
  const entries = Object.entries(body)
  const isFileField = ([key]: [string, unknown]) => fields[key] !== undefined && isFile(fields[key])
  return {
    values: Object.fromEntries(entries.filter((entry) => !isFileField(entry))) as Draft,
    named: Object.fromEntries(entries.filter(isFileField)) as NamedFiles,
  }
}

/**
 * Gives a locked record exactly the named files, as clients of Strapi do after `POST /upload`; those that it had beside
 * them lose their owner and are removed after some days. @throws ApiError `invalid` naming the field: `not_found`,
 * `not_unique` for a file of another record, `invalid_format` for a picture in place of a PDF, `out_of_order` for other
 * than the order of the uploads, which is the order of the answers
 */
export async function linkFiles(
  tx: Db,
  { declaration: { name, uploadRef, fields } }: ServerCollection,
  row: Row,
  named: NamedFiles,
  { actor }: CallContext,
): Promise<void> {
  for (const [field, ids] of Object.entries(named)) {
    const declared = fields[field]
    if (!uploadRef || !declared || !isFile(declared)) continue
    const owner = { ref: uploadRef, refId: row.id, field }
    const files = await lockFiles(tx, owner, ids)
    const issue = issueOf(files, ids, owner, declared)
    if (issue) throw invalid([{ path: field, code: issue } satisfies FieldIssue])
    const before = files.filter((file) => isOf(file, owner))
    const after = files.filter(({ id }) => ids.includes(id))
    if (before.length === after.length && before.every(({ id }) => ids.includes(id))) continue
    await giveFiles(tx, owner, ids)
    const change = { before: { [field]: before.map(summary) }, after: { [field]: after.map(summary) } }
    await recordChange(tx, actor, { collection: name, recordId: row.id, action: 'upload', ...change })
  }
}

const summary = ({ id, name }: LockedFile) => ({ id, name })

const isOf = (file: LockedFile, { ref, refId, field }: Owner): boolean =>
  file.ref === ref && file.refId === refId && file.field === field

function issueOf(
  files: readonly LockedFile[],
  ids: readonly string[],
  owner: Owner,
  { accept }: FileField,
): IssueCode | null {
  const namedFiles = files.filter(({ id }) => ids.includes(id))
  if (namedFiles.length < new Set(ids).size) return 'not_found'
  if (namedFiles.some((file) => file.refId !== null && !isOf(file, owner))) return 'not_unique'
  if (namedFiles.some(({ mime }) => (mime === 'application/pdf') !== (accept === 'pdf')))
    return 'invalid_format'
  return ids.every((id, index) => namedFiles[index]?.id === id) ? null : 'out_of_order'
}
