import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { workspaceRules } from './import-rules.ts'
import { importSpecifiers } from './import-specifiers.ts'
import { sourceFiles } from './source-files.ts'

/** For each source file the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** Reads the imports of all source files of the project at `root`, type imports included unless only code counts. */
export async function readImporters(root: string, onlyCode = false): Promise<Importers> {
  const files = (await sourceFiles(root)).filter((path) => !path.endsWith('.css'))
  const known = new Set(files)
  const importers = new Map<string, string[]>()
  const read = async (path: string) => {
    for (const { specifier, typeOnly } of importSpecifiers(await readFile(join(root, path), 'utf8'))) {
      if (onlyCode && typeOnly) continue
      const target = targetOf(path, specifier)
      if (target && known.has(target)) importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  await Promise.all(files.map(read))
  return importers
}

/** The file that an import leads to, or undefined for a package from elsewhere. */
function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const [, name, rest] = /^@dvor\/([\w-]+)\/(.+)$/.exec(specifier) ?? []
  const workspace = Object.keys(workspaceRules).find((one) => one.endsWith(`/${name}`))
  return workspace && `${workspace}/${workspace === 'apps/site' ? 'app' : 'src'}/${rest}`
}

/**
 * Files that a change can reach, with the number of imports between. A file that imports everything (`hubs`) is
 * reached, but a file that imports that is not: there every change would lead everywhere.
 */
export function reach(
  importers: Importers,
  changed: readonly string[],
  hubs: ReadonlySet<string>,
): Map<string, number> {
  const distance = new Map(changed.map((path) => [path, 0]))
  for (const [path, steps] of distance) {
    if (hubs.has(path) && steps > 0) continue
    for (const importer of importers.get(path) ?? [])
      if (!distance.has(importer)) distance.set(importer, steps + 1)
  }
  return distance
}
