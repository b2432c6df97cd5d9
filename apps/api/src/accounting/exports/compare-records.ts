import { createHash } from 'node:crypto'
import type { ExportChange, ExportedRecord } from '@dvor/contract/money/accounting.ts'
import type { TableRecord } from './table-rows.ts'

/** The SHA-256 hash of a content, in hexadecimal. */
export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/** The records as an export keeps them for the comparison with the next one. */
export const exportedRecords = (records: readonly TableRecord[]): ExportedRecord[] =>
  records.map(({ key, label, amount, rows }) => ({ key, label, amount, hash: sha256(JSON.stringify(rows)) }))

/** Records that were added, changed or cancelled since an earlier export. */
export function compareRecords(
  earlier: readonly ExportedRecord[],
  now: readonly ExportedRecord[],
): ExportChange[] {
  const before = new Map(earlier.map((record) => [record.key, record]))
  const keys = new Set(now.map(({ key }) => key))
  const entered = now.flatMap((record) => {
    const earlier = before.get(record.key)
    if (!earlier) return [changeOf('added', record)]
    return earlier.hash === record.hash ? [] : [changeOf('changed', record)]
  })
  const cancelled = earlier.filter(({ key }) => !keys.has(key)).map((record) => changeOf('cancelled', record))
  return [...entered, ...cancelled]
}

const changeOf = (change: ExportChange['change'], { key, label, amount }: ExportedRecord): ExportChange => ({
  change,
  key,
  label,
  amount,
})
