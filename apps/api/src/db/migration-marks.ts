/** The oldest release that the mark of a contract step may name for every program: it locks none out. */
const anyProgram = '0.0.0'
const mark = /^--\s*contract: from (\d+\.\d+\.\d+)\s*$/gm

/**
 * The oldest release that can work with the schema after a migration. A step that takes something away is marked
 * `-- contract: from 1.2.0`; every other step leaves all programs working, which `tooling/check-migrations.ts` checks
 * (decision 157).
 */
export function oldestProgramFor(statements: readonly string[]): string {
  const named = [...statements.join('\n').matchAll(mark)].map(([, release = anyProgram]) => release)
  return named.toSorted((a, b) => (isOlder(a, b) ? -1 : 1)).at(-1) ?? anyProgram
}

/** Whether a release, as `1.10.0`, comes before another one. */
export function isOlder(release: string, than: string): boolean {
  const [ours, theirs] = [release, than].map((one) => one.split('.').map(Number))
  const differing = [0, 1, 2].find((place) => ours?.[place] !== theirs?.[place])
  return differing !== undefined && (ours?.[differing] ?? 0) < (theirs?.[differing] ?? 0)
}
