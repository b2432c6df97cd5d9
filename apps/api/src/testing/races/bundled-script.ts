import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleProgram } from '@dvor/bundle/bundle-program.ts'

const folder = join(import.meta.dirname, '../../../../../.cache/bundles')

const bundles = new Map<string, Promise<string>>()

/**
 * Path of the same script bundled with all its imports. Starting a process from the API's few hundred files takes
 * twice as long as from this one.
 */
export function bundledScript(script: string): Promise<string> {
  const bundle = bundles.get(script) ?? makeBundle(script)
  bundles.set(script, bundle)
  return bundle
}

async function makeBundle(script: string): Promise<string> {
  const [file] = await bundleProgram(script, folder, true)
  if (!file) throw new Error(`${script} is empty`)
  const path = join(folder, file.fileName)
  await mkdir(folder, { recursive: true })
  // In one step, because another worker may be starting the same script.
  await writeFile(`${path}.${process.pid}`, file.code)
  await rename(`${path}.${process.pid}`, path)
  return path
}
