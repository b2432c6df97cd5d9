import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { projectTools, reservedLibraries, workspaceOf, workspaceRules } from './checks/import-rules.ts'
import { importSpecifiers, libraryOf, type ImportSpecifier } from './checks/import-specifiers.ts'
import { ROOT } from './project.ts'
import { readManifest, type Manifest } from './checks/package-manifest.ts'
import { isTestFile, sourceFiles } from './checks/source-files.ts'
import { reportViolations, type Violation } from './checks/violation.ts'
import { findTestRunnerInPrograms } from './checks/without-test-runner.ts'

const OURS = '@dvor/'

/** Finds imports and dependencies against the direction of the property in the project at `root`. */
export async function checkImports(root: string): Promise<Violation[]> {
  const workspaces = Object.keys(workspaceRules)
  const manifests = new Map<string, Manifest>()
  for (const workspace of ['.', ...workspaces]) manifests.set(workspace, await readManifest(root, workspace))
  const files = (await sourceFiles(root)).filter((path) => !path.endsWith('.css'))
  const found = await Promise.all(files.map((path) => checkFile(root, path, manifests)))
  return [
    ...workspaces.flatMap((workspace) => checkManifest(workspace, manifests.get(workspace))),
    ...found.flat(),
  ]
}

/** A dependency on a package allows its import, so it follows the same rules. */
function checkManifest(workspace: string, manifest?: Manifest): Violation[] {
  const path = `${workspace}/package.json`
  const wrong = [...(manifest?.runtime ?? [])].filter((name) => !mayImport(workspace, name, false))
  const wrongInTests = [...(manifest?.development ?? [])].filter((name) => !mayImport(workspace, name, true))
  return [...wrong, ...wrongInTests].map((name) => ({
    path,
    message: `${workspace} may not depend on ${name}`,
  }))
}

async function checkFile(root: string, path: string, manifests: Map<string, Manifest>): Promise<Violation[]> {
  const workspace = workspaceOf(path)
  if (!workspace) return []
  const imports = importSpecifiers(await readFile(join(root, path), 'utf8'))
  const messages = new Set(imports.map((found) => problemOf(path, workspace, found, manifests)))
  return [...messages].filter((message) => message !== undefined).map((message) => ({ path, message }))
}

function problemOf(
  path: string,
  workspace: string,
  found: ImportSpecifier,
  manifests: Map<string, Manifest>,
): string | undefined {
  const { specifier } = found
  if (specifier.startsWith('.')) return leavesWorkspace(path, workspace, specifier)
  if (specifier.startsWith('node:') || specifier.startsWith('virtual:')) return undefined
  if (isBuiltin(specifier)) return `write node:${specifier}`
  const name = libraryOf(specifier)
  if (name === `${OURS}${workspace.split('/').at(-1)}`)
    return `inside a package imports are relative: ${specifier}`
  if (!mayImport(workspace, name, isTestFile(path)))
    return `${workspace} may not import ${name}; ${whereTo(name)}`
  if (!isDeclared(path, workspace, name, found, manifests))
    return `${name} is not among the dependencies of ${workspace}`
  return undefined
}

function leavesWorkspace(path: string, workspace: string, specifier: string): string | undefined {
  const target = normalize(join(dirname(path), specifier))
  return target.startsWith(`${workspace}/`)
    ? undefined
    : `${specifier} leads out of ${workspace}; import the other package by its name`
}

function mayImport(workspace: string, name: string, inTest: boolean): boolean {
  const { workspaces, testWorkspaces = [], libraries } = workspaceRules[workspace] ?? { workspaces: [] }
  if (name.startsWith(OURS)) {
    const other = name.slice(OURS.length)
    return workspaces.includes(other) || (inTest && testWorkspaces.includes(other))
  }
  const owners = reservedLibraries[name]
  if (owners && !owners.includes(workspace))
    return inTest && name === 'pg' && workspace.startsWith('apps/server')
  return !libraries || inTest || libraries.includes(name)
}

function whereTo(name: string): string {
  if (name.startsWith(OURS)) return 'imports flow one way (docs/ARCHITECTURE.md)'
  const owners = reservedLibraries[name]
  return owners ? `it belongs in ${owners.join(', ')}` : 'this package is kept pure'
}

/** Code that runs for guests may import dependencies only; tests, configs and types may import development dependencies, too. */
function isDeclared(
  path: string,
  workspace: string,
  name: string,
  { typeOnly }: ImportSpecifier,
  manifests: Map<string, Manifest>,
): boolean {
  const manifest = manifests.get(workspace)
  const project = manifests.get('.')
  if (manifest?.runtime.has(name) || projectTools[workspace]?.includes(name)) return true
  if (!typeOnly && !isTestFile(path) && !isBuildFile(path, workspace)) return false
  const typesName = `@types/${name.replace('@', '').replace('/', '__')}`
  return [manifest?.development, project?.runtime, project?.development].some(
    (names) => names?.has(name) || (typeOnly && names?.has(typesName)),
  )
}

/** A file beside `src` or `app` serves the build of the package, and so does the site's table of routes. */
function isBuildFile(path: string, workspace: string): boolean {
  return path === 'apps/site/app/routes.ts' || !/^(src|app)\//.test(path.slice(workspace.length + 1))
}

if (import.meta.main)
  reportViolations('Imports', [...(await checkImports(ROOT)), ...(await findTestRunnerInPrograms(ROOT))])
