import { posix } from 'node:path'
import type { Violation } from './violation.ts'

/** Paths of the project's files with their texts. */
export type SourceTexts = ReadonlyMap<string, string>

const GLOBAL_FOLDERS = ['apps/site/app/core/styles/', 'packages/ui/src/']

const isModule = (path: string) => path.endsWith('.module.css')
const isSitesSheet = (path: string) => path.startsWith('apps/site/app/') && path.endsWith('.css')
const isGlobal = (path: string) =>
  path.endsWith('.css') && !isModule(path) && GLOBAL_FOLDERS.some((folder) => path.startsWith(folder))

/** Finds styles of the public site that could change another component than their own. */
export function findStyleViolations(sources: SourceTexts): Violation[] {
  return [...findUnscoped(sources), ...findDoubled(sources), ...findMismatches(sources)]
}

function findUnscoped(sources: SourceTexts): Violation[] {
  return [...sources.keys()]
    .filter((path) => isSitesSheet(path) && !isModule(path) && !isGlobal(path))
    .map((path) => ({
      path,
      message: `name it .module.css and import its classes; global sheets stand in ${GLOBAL_FOLDERS[0]}`,
    }))
}

/** A class of two global sheets takes the rules of both wherever it is used. */
function findDoubled(sources: SourceTexts): Violation[] {
  const definedIn = new Map<string, string>()
  const violations: Violation[] = []
  for (const [path, text] of sources) {
    if (!isGlobal(path)) continue
    for (const name of classesOf(text)) {
      const other = definedIn.get(name)
      if (other) violations.push({ path, message: `.${name} is defined in ${other} as well` })
      definedIn.set(name, path)
    }
  }
  return violations
}

/** Classes that a component asks its module for and that are not there, and classes that no component asks for. */
function findMismatches(sources: SourceTexts): Violation[] {
  const asked = new Map<string, Set<string>>()
  const violations: Violation[] = []
  for (const [path, text] of sources) {
    if (!path.startsWith('apps/site/app/') || !path.endsWith('.tsx')) continue
    for (const [, alias, specifier] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const module = posix.join(posix.dirname(path), specifier ?? '')
      const names = Array.from(
        text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g')),
        ([, name = '']) => name,
      )
      asked.set(module, new Set([...(asked.get(module) ?? []), ...names]))
      const defined = classesOf(sources.get(module) ?? '')
      for (const name of new Set(names))
        if (!defined.has(name)) violations.push({ path, message: `${specifier} has no class ${name}` })
    }
  }
  for (const [path, text] of sources) {
    if (!isSitesSheet(path) || !isModule(path)) continue
    const unused = [...classesOf(text)].filter((name) => !asked.get(path)?.has(name))
    for (const name of unused) violations.push({ path, message: `no component uses .${name}` })
  }
  return violations
}

/** Names of the classes that a sheet's selectors define, without those of other sheets that it refers to. */
function classesOf(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}')
    .replaceAll(/:global\([^)]*\)/g, '')
  return new Set(Array.from(selectors.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name = '']) => name))
}
