import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './project.ts'
import { sourceFiles } from './source-files.ts'
import { structureRules } from './structure-rules.ts'
import { reportViolations, type Violation } from './violation.ts'

/** Finds what breaks the house's rules about names, sizes and exports in the project at `root`. */
export async function checkStructure(root: string): Promise<Violation[]> {
  const paths = await sourceFiles(root)
  const perFile = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8')
      const messages = structureRules
        .map((rule) => rule(path, text))
        .filter((message) => message !== undefined)
      return messages.map((message) => ({ path, message }))
    }),
  )
  return perFile.flat()
}

if (import.meta.main) reportViolations('Structure', await checkStructure(ROOT))
