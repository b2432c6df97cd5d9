import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const ROOTS = ['apps', 'packages', 'e2e', 'bench', 'tooling']
const NOT_OURS = new Set(['node_modules', 'build', 'dist', 'data', 'public', 'migrations', 'test-results'])

/** The source files (paths from `root`) in the rooms of the project, without what is built or generated. */
export async function sourceFiles(root: string): Promise<string[]> {
  const found = await Promise.all(ROOTS.map((workspace) => filesUnder(root, workspace)))
  return found
    .flat()
    .filter((path) => /\.(ts|tsx|css)$/.test(path))
    .toSorted()
}

async function filesUnder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => [])
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = `${folder}/${entry.name}`
      if (!entry.isDirectory()) return [path]
      return NOT_OURS.has(entry.name) || entry.name.startsWith('.') ? [] : filesUnder(root, path)
    }),
  )
  return nested.flat()
}
