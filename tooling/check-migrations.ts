import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { judgeMigration } from './checks/migrations/judge-migration.ts'
import { readStatements } from './checks/migrations/statements.ts'
import { reportViolations, type Violation } from './checks/violation.ts'
import { ROOT } from './project.ts'

const folder = 'apps/api/src/db/migrations'
/** Steps up to this one were made when all instances were stopped for a migration. */
const lastUnchecked = '0075_hold_units_for_several_families'

/** Finds migrations that a program of the version before cannot live with (decision 157). */
export async function checkMigrations(root: string): Promise<Violation[]> {
  const [names, changelog] = await Promise.all([
    readdir(join(root, folder)),
    readFile(join(root, 'CHANGELOG.md'), 'utf8'),
  ])
  const files = names.filter((name) => name.endsWith('.sql')).toSorted()
  const texts = await Promise.all(files.map((name) => readFile(join(root, folder, name), 'utf8')))
  const releases = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version = '']) => version)
  return files.flatMap((name, place) => {
    if (name.slice(0, -'.sql'.length) <= lastUnchecked) return []
    const earlier = texts.slice(0, place).flatMap(readStatements)
    const faults = judgeMigration(texts[place] ?? '', { earlier, releases })
    return faults.map((message) => ({ path: `${folder}/${name}`, message }))
  })
}

if (import.meta.main) reportViolations('Migrations', await checkMigrations(ROOT))
