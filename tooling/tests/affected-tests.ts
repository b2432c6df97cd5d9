import { dirname } from 'node:path'
import { reach, type Importers } from '../checks/import-graph.ts'

/** Modules that put the whole API, server or back office together. */
const hubs = new Set([
  'apps/api/src/app.ts',
  'apps/api/src/mount-routes.ts',
  'apps/api/src/prepare.ts',
  'apps/api/src/scheduled-jobs.ts',
  'apps/api/src/collections/index.ts',
  'apps/api/src/services.ts',
  'apps/api/src/options.ts',
  'apps/api/src/testing/test-api.ts',
  'apps/api/src/testing/test-property.ts',
  'packages/contract/src/collections/index.ts',
])

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/**
 * Test files that the changed files can break, nearest first. Tests of the API call it through HTTP and import little of
 * what they test, so the tests of a folder are one step away from each file in it.
 */
export function affectedTests(
  importers: Importers,
  files: readonly string[],
  changed: readonly string[],
): string[] {
  const reached = reach(importers, changed, hubs)
  const folders = new Map<string, number>()
  for (const [path, steps] of reached) {
    const folder = dirname(path)
    if (!hubs.has(path)) folders.set(folder, Math.min(steps, folders.get(folder) ?? Infinity))
  }
  const stepsTo = (path: string) =>
    Math.min(reached.get(path) ?? Infinity, (folders.get(dirname(path)) ?? Infinity) + 1)
  const manifest = new Set(changed.map((path) => dirname(path)))
  const place = (path: string) => [stepsTo(path), manifest.has(dirname(path)) ? 0 : 1] as const
  return files
    .filter((path) => isTest(path) && stepsTo(path) < Infinity)
    .map((path) => ({ path, place: place(path) }))
    .toSorted(({ place: [near, ours] }, { place: [far, theirs] }) => near - far || ours - theirs)
    .map(({ path }) => path)
}

/** As many of the first files as fit into the seconds; the first always does. */
export function fitting(
  files: readonly string[],
  seconds: number,
  secondsOf: (file: string) => number,
): string[] {
  let left = seconds
  const taken: string[] = []
  for (const file of files) {
    left -= secondsOf(file)
    if (taken.length > 0 && left < 0) break
    taken.push(file)
  }
  return taken
}
