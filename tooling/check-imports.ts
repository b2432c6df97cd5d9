import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { projectTools, reservedPackages, roomOf, roomRules } from './checks/import-rules.ts'
import { importSpecifiers, packageOf, type ImportSpecifier } from './checks/import-specifiers.ts'
import { ROOT } from './project.ts'
import { readManifest, type Manifest } from './checks/room-manifest.ts'
import { isTestFile, sourceFiles } from './checks/source-files.ts'
import { reportViolations, type Violation } from './checks/violation.ts'

const OURS = '@dvor/'

/** Finds imports and dependencies against the direction of the property in the project at `root`. */
export async function checkImports(root: string): Promise<Violation[]> {
  const rooms = Object.keys(roomRules)
  const manifests = new Map<string, Manifest>()
  for (const room of ['.', ...rooms]) manifests.set(room, await readManifest(root, room))
  const files = (await sourceFiles(root)).filter((path) => !path.endsWith('.css'))
  const found = await Promise.all(files.map((path) => checkFile(root, path, manifests)))
  return [...rooms.flatMap((room) => checkManifest(room, manifests.get(room))), ...found.flat()]
}

/** A dependency on a room is a request to import it. */
function checkManifest(room: string, manifest?: Manifest): Violation[] {
  const path = `${room}/package.json`
  const wrong = [...(manifest?.runtime ?? [])].filter((name) => !mayImport(room, name, false))
  const wrongInTests = [...(manifest?.development ?? [])].filter((name) => !mayImport(room, name, true))
  return [...wrong, ...wrongInTests].map((name) => ({ path, message: `${room} may not depend on ${name}` }))
}

async function checkFile(root: string, path: string, manifests: Map<string, Manifest>): Promise<Violation[]> {
  const room = roomOf(path)
  if (!room) return []
  const imports = importSpecifiers(await readFile(join(root, path), 'utf8'))
  const messages = new Set(imports.map((found) => problemOf(path, room, found, manifests)))
  return [...messages].filter((message) => message !== undefined).map((message) => ({ path, message }))
}

function problemOf(
  path: string,
  room: string,
  found: ImportSpecifier,
  manifests: Map<string, Manifest>,
): string | undefined {
  const { specifier } = found
  if (specifier.startsWith('.')) return leavesRoom(path, room, specifier)
  if (specifier.startsWith('node:') || specifier.startsWith('virtual:')) return undefined
  if (isBuiltin(specifier)) return `write node:${specifier}`
  const name = packageOf(specifier)
  if (name === `${OURS}${room.split('/').at(-1)}`) return `inside a room imports are relative: ${specifier}`
  if (!mayImport(room, name, isTestFile(path))) return `${room} may not import ${name}; ${whereTo(name)}`
  if (!isDeclared(path, room, name, found, manifests))
    return `${name} is not among the dependencies of ${room}`
  return undefined
}

function leavesRoom(path: string, room: string, specifier: string): string | undefined {
  const target = normalize(join(dirname(path), specifier))
  return target.startsWith(`${room}/`)
    ? undefined
    : `${specifier} leads out of ${room}; import the other room by its name`
}

function mayImport(room: string, name: string, inTest: boolean): boolean {
  const { rooms, testRooms = [], packages } = roomRules[room] ?? { rooms: [] }
  if (name.startsWith(OURS)) {
    const other = name.slice(OURS.length)
    return rooms.includes(other) || (inTest && testRooms.includes(other))
  }
  const owners = reservedPackages[name]
  if (owners && !owners.includes(room)) return inTest && name === 'pg' && room.startsWith('apps/server')
  return !packages || inTest || packages.includes(name)
}

function whereTo(name: string): string {
  if (name.startsWith(OURS)) return 'imports flow one way (docs/ARCHITECTURE.md)'
  const owners = reservedPackages[name]
  return owners ? `it belongs in ${owners.join(', ')}` : 'this room is kept pure'
}

/** What runs for guests needs a dependency; tests, configs and types may use what development needs. */
function isDeclared(
  path: string,
  room: string,
  name: string,
  { typeOnly }: ImportSpecifier,
  manifests: Map<string, Manifest>,
): boolean {
  const own = manifests.get(room)
  const project = manifests.get('.')
  if (own?.runtime.has(name) || projectTools[room]?.includes(name)) return true
  if (!typeOnly && !isTestFile(path) && !isBuildFile(path, room)) return false
  const typesName = `@types/${name.replace('@', '').replace('/', '__')}`
  return [own?.development, project?.runtime, project?.development].some(
    (names) => names?.has(name) || (typeOnly && names?.has(typesName)),
  )
}

/** A file beside `src` or `app` serves the build of the room, and so does the site's table of routes. */
function isBuildFile(path: string, room: string): boolean {
  return path === 'apps/site/app/routes.ts' || !/^(src|app)\//.test(path.slice(room.length + 1))
}

if (import.meta.main) reportViolations('Imports', await checkImports(ROOT))
