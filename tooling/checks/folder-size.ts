import { dirname } from 'node:path'
import type { Violation } from './violation.ts'

const MOST = 25

/** Packages whose folders are counted; a package joins once all of its folders are small enough. */
const COUNTED = ['apps/', 'packages/', 'tooling/', 'bench/', 'e2e/']

/** Finds folders with more source files than a reader takes in at one look; tests do not count. */
export function findCrowdedFolders(paths: Iterable<string>): Violation[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    if (/\.(test|spec)\.tsx?$/.test(path) || !COUNTED.some((root) => path.startsWith(root))) continue
    const folder = dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MOST)
    .map(([path, count]) => ({
      path,
      message: `${count} source files, ${MOST} at most; group what belongs together into a folder of its own`,
    }))
}
