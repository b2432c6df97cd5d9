import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reach, readImporters } from './import-graph.ts'
import { importSpecifiers } from './import-specifiers.ts'
import { sourceFiles } from './source-files.ts'
import type { Violation } from './violation.ts'

/** Programs of their own that use what tests use. Vitest's functions fail outside its workers. */
const PROGRAMS = /^bench\/src\//
const TEST = /\.test\.tsx?$/

/** Finds files through which a program of the bench would load Vitest, in the project at `root`. */
export async function findTestRunnerInPrograms(root: string): Promise<Violation[]> {
  const files = (await sourceFiles(root)).filter((path) => !path.endsWith('.css') && !TEST.test(path))
  const importers = await readImporters(root, true)
  const found: Violation[] = []
  for (const path of files) {
    if (!(await importsVitest(root, path))) continue
    const [program] = [...reach(importers, [path], new Set()).keys()].filter(
      (reached) => PROGRAMS.test(reached) && !TEST.test(reached),
    )
    if (program) found.push({ path, message: `imports vitest, and ${program} runs it outside of the tests` })
  }
  return found
}

async function importsVitest(root: string, path: string): Promise<boolean> {
  const imports = importSpecifiers(await readFile(join(root, path), 'utf8'))
  return imports.some(({ specifier, typeOnly }) => specifier === 'vitest' && !typeOnly)
}
