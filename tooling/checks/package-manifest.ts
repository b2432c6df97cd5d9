import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Dependencies that a package.json declares. */
export interface Manifest {
  /** Needed when the product runs. */
  runtime: Set<string>
  /** Needed to build and test it. */
  development: Set<string>
}

/** Reads the package.json of a folder; a folder without one needs nothing of its own. */
export async function readManifest(root: string, folder: string): Promise<Manifest> {
  const text = await readFile(join(root, folder, 'package.json'), 'utf8').catch(() => '{}')
  const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Record<
    string,
    Record<string, string>
  >
  return { runtime: new Set(Object.keys(dependencies)), development: new Set(Object.keys(devDependencies)) }
}
