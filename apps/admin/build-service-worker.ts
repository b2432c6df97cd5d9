import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

const source = join(import.meta.dirname, 'service-worker.ts')
/** Written parts of the program; letters of other scripts come from the network. */
const isKept = (name: string) =>
  /\.(js|css|woff2)$/.test(name) && !/^mockServiceWorker|-(vietnamese|cyrillic|greek)/.test(name)

/**
 * Lays the service worker beside the built files, with the names of all that it keeps. Their hashes make a changed
 * program a changed worker.
 */
export function buildServiceWorker(): Plugin {
  return {
    name: 'build-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const ofLayer = (name: string) => {
        const file = bundle[name]
        return file?.type === 'chunk' && file.moduleIds.some((id) => /\/(demo-layer|msw)\//.test(id))
      }
      const names = Object.keys(bundle).filter((name) => isKept(name) && !ofLayer(name))
      const files = JSON.stringify(names.toSorted())
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
      const written = code
        .replaceAll('PROGRAM_FILES', files)
        .replaceAll(
          'PROGRAM_NAME',
          JSON.stringify(createHash('sha256').update(files).digest('hex').slice(0, 12)),
        )
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: written })
    },
  }
}
