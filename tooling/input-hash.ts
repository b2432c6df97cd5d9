import { createHash } from 'node:crypto'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const PRODUCTS = new Set(['node_modules', 'build', 'dist', '.react-router', '.cache'])

/** A hash over names and contents of all source files in the given files and folders of `root`. */
export async function inputHash(root: string, inputs: string[], extra: string[] = []): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(extra))
  for (const input of inputs.toSorted()) {
    for (const file of await filesIn(root, input))
      hash.update(`\0${file}\0`).update(await readFile(join(root, file)))
  }
  return hash.digest('hex')
}

async function filesIn(root: string, path: string): Promise<string[]> {
  if ((await lstat(join(root, path))).isFile()) return [path]
  const entries = await readdir(join(root, path), { withFileTypes: true })
  const found = entries.filter((entry) => !PRODUCTS.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  const nested = await Promise.all(
    found.map(async (entry) => {
      if (entry.isDirectory()) return filesIn(root, join(path, entry.name))
      return entry.isFile() ? [join(path, entry.name)] : []
    }),
  )
  return nested.flat().toSorted()
}
