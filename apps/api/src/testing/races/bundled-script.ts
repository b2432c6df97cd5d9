import { mkdir, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown, type Plugin } from 'rolldown'

const folder = join(import.meta.dirname, '../../../../../.cache/bundles')

/** Packages with files beside their code, including native ones. */
const apart = /^(sharp|@node-rs\/argon2|@fastify\/swagger|pg-native)(\/|$)/

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
  const input = await rolldown({
    input: script,
    platform: 'node',
    plugins: [keepPlaces],
    external: (id) => id.startsWith('node:') || apart.test(id),
  })
  const { output } = await input.generate({ format: 'esm', codeSplitting: false })
  await input.close()
  const path = join(folder, basename(script).replace(/\.ts$/, '.mjs'))
  await mkdir(folder, { recursive: true })
  // In one step, because another worker may be starting the same script.
  await writeFile(`${path}.${process.pid}`, output[0].code)
  await rename(`${path}.${process.pid}`, path)
  return path
}

/**
 * Keeps `import.meta` of each module: it finds the files beside it as before, and none takes itself for the program.
 */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\./ },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.main', 'false'),
  },
}
