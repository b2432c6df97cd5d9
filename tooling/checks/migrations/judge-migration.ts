import { oldestProgramFor } from '@dvor/api/db/migration-marks.ts'
import { readMadeHere, readSchemaBefore } from './schema-before.ts'
import { judgeStatement } from './statement-rules.ts'
import { readStatements, type Statement } from './statements.ts'

const wordsOfReason = 3

interface Judged {
  /** Statements of the migrations before it. */
  readonly earlier: readonly Statement[]
  /** Versions that are out. */
  readonly releases: readonly string[]
}

/**
 * Faults of a migration with which an older program cannot work, in words. A step that takes something away is allowed
 * where it names the release from which programs no longer need it, and that release is out.
 */
export function judgeMigration(sql: string, { earlier, releases }: Judged): string[] {
  const statements = readStatements(sql)
  const around = { before: readSchemaBefore(earlier), ...readMadeHere(statements) }
  const release = oldestProgramFor([sql])
  const isContract = release !== '0.0.0'
  if (isContract && !releases.includes(release))
    return [`is marked "contract: from ${release}", and CHANGELOG.md knows no such release: take away what a released version no longer needs`]
  const faults = statements.flatMap((statement) => faultOf(statement, judgeStatement(statement, around)))
  return isContract ? [] : faults
}

function faultOf({ text, reason }: Statement, verdict: ReturnType<typeof judgeStatement>): string[] {
  if (verdict.is === 'harmless') return []
  const what = `"${text.slice(0, 80)}": ${verdict.why}`
  if (verdict.is === 'harm')
    return [`${what}; first release a version that does without, then mark the step "-- contract: from THAT RELEASE"`]
  if (reason && reason.trim().split(/\s+/).length >= wordsOfReason) return []
  return [`${what}; when you have checked it, say why in a comment of this statement: "-- expand: …"`]
}
