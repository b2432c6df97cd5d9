import { sql } from 'drizzle-orm'
import { inTransaction, type Db } from '../../db/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { folderOf } from '../../platform/files/file-places.ts'
import { files as fileRows } from '../../db/schema/system/files.ts'
import { rules } from './rules.ts'

/** A rule that does not hold, with examples. */
export interface Violation {
  rule: string
  count: number
  /** Ids of the first few; no personal data. */
  examples: string[]
}

export interface IntegrityReport {
  /** Number of rules that were checked. */
  checked: number
  violations: Violation[]
}

/** All that the check asks of a store of files. */
type FileLister = Pick<FileStore, 'list'>

const mostShown = 5

/**
 * Checks the data of the whole property: nights, seats, totals, ledger, series, outbox, files. Run after a restore, a
 * move or a load test; safe while the property is open, because everything is read from one snapshot.
 */
export async function checkIntegrity(db: Db, files: FileLister): Promise<IntegrityReport> {
  const { violations, expected } = await inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read read only`)
    return { violations: await findViolations(tx), expected: await listExpectedFiles(tx) }
  })
  const missing = await findMissing(files, expected)
  if (missing.length > 0) violations.push(violationOf('uploaded files that are not in the store', missing))
  return { checked: rules.length + 1, violations }
}

async function findViolations(db: Db): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const rule of rules) {
    const { rows } = await db.execute<{ found: string }>(sql.raw(rule.sql))
    if (rows.length > 0)
      violations.push(
        violationOf(
          rule.name,
          rows.map(({ found }) => found),
        ),
      )
  }
  return violations
}

const violationOf = (rule: string, records: string[]): Violation => ({
  rule,
  count: records.length,
  examples: records.slice(0, mostShown),
})

/** Paths in the store that rows refer to: each file, and all formats of a picture. */
async function listExpectedFiles(db: Db): Promise<string[]> {
  const rows = await db.select({ url: fileRows.url, formats: fileRows.formats }).from(fileRows)
  return rows.flatMap(({ url, formats }) =>
    [url, ...formats.flatMap(({ avif, webp, jpeg }) => [avif, webp, jpeg])]
      .filter((one) => one !== null)
      .map(pathOf),
  )
}

function pathOf(url: string): string {
  return `${folderOf(url)}/${decodeURIComponent(url.split('/').at(-1) ?? '')}`
}

/** Referenced paths that the store does not have. */
async function findMissing(files: FileLister, expected: readonly string[]): Promise<string[]> {
  const stored = new Set<string>()
  for await (const { folder, name } of files.list()) stored.add(`${folder}/${name}`)
  return [...new Set(expected)].filter((path) => !stored.has(path))
}
