import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, isAbsolute, join } from 'node:path'
import { bundleProgram } from '@dvor/bundle/bundle-program.ts'
import { newId } from '../../db/ids.ts'

const folder = join(import.meta.dirname, '../../../../../.cache/bundles')

const bundles = new Map<string, Promise<string>>()

/** Modules of a bundle with the state of their files when it was made. */
type Sources = Record<string, string>

/**
 * Path of the same script bundled with all its imports. Starting a process from the API's few hundred files takes
 * twice as long as from this one. A bundle stays for later workers and runs until one of its sources changes; two
 * workers may make the same at once.
 */
export function bundledScript(script: string): Promise<string> {
  const bundle = bundles.get(script) ?? freshBundle(script)
  bundles.set(script, bundle)
  return bundle
}

async function freshBundle(script: string): Promise<string> {
  const list = join(folder, `${basename(script, '.ts')}.json`)
  const path = join(folder, `${basename(script, '.ts')}.mjs`)
  if (await isFresh(list)) return path
  const [file] = await bundleProgram(script, folder, true)
  if (!file) throw new Error(`${script} is empty`)
  await mkdir(folder, { recursive: true })
  await replaceFile(path, file.code)
  await replaceFile(list, JSON.stringify(await statesOf(file.moduleIds.filter(isAbsolute))))
  return path
}

/** Writes a file at once, so that nobody reads half of it. */
async function replaceFile(path: string, text: string): Promise<void> {
  const written = `${path}.${newId()}`
  await writeFile(written, text)
  await rename(written, path)
}

async function isFresh(list: string): Promise<boolean> {
  const text = await readFile(list, 'utf8').catch(() => undefined)
  if (text === undefined) return false
  const kept = JSON.parse(text) as Sources
  const now = await statesOf(Object.keys(kept))
  return Object.entries(kept).every(([source, state]) => now[source] === state)
}

/** Size and time of change of each file; a missing file has none. */
async function statesOf(sources: readonly string[]): Promise<Sources> {
  const states = sources.map(async (source) => {
    const stats = await stat(source).catch(() => undefined)
    return [source, stats ? `${stats.size} ${stats.mtimeMs}` : 'missing']
  })
  return Object.fromEntries(await Promise.all(states)) as Sources
}
