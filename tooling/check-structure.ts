import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './project.ts'
import { findCrowdedFolders } from './checks/folder-size.ts'
import { findLanguageComparisons } from './checks/language-rule.ts'
import { sourceFiles } from './checks/source-files.ts'
import { structureRules } from './checks/structure-rules.ts'
import { findStyleViolations } from './checks/style-rules.ts'
import { reportViolations, type Violation } from './checks/violation.ts'

/** Finds what breaks the property's rules about names, sizes, exports, styles and languages in the project at `root`. */
export async function checkStructure(root: string): Promise<Violation[]> {
  const paths = await sourceFiles(root)
  const sources = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)),
  )
  const perFile = [...sources].flatMap(([path, text]) =>
    structureRules
      .map((rule) => rule(path, text))
      .filter((message) => message !== undefined)
      .map((message) => ({ path, message })),
  )
  return [
    ...perFile,
    ...findCrowdedFolders(paths),
    ...findStyleViolations(sources),
    ...findLanguageComparisons(sources),
  ]
}

if (import.meta.main) reportViolations('Structure', await checkStructure(ROOT))
