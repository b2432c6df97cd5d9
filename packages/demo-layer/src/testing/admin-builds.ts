import { join } from 'node:path'
import { build, loadConfigFromFile, type PluginOption, type Rolldown } from 'vite'

const admin = join(import.meta.dirname, '../../../../apps/admin')

/** Builds the back office as `npm run build` does, but in memory; nothing is written. @returns its chunks */
export async function buildAdmin(): Promise<Rolldown.OutputChunk[]> {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(admin, 'vite.config.ts'),
  )
  if (!loaded) throw new Error('The back office has no vite.config.ts')
  const { config } = loaded
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: (config.plugins ?? []).filter(worksInMemory),
    build: { ...config.build, write: false },
  })
  if (!('output' in built)) throw new Error('Vite answered with something other than one build')
  return built.output.filter((file) => file.type === 'chunk')
}

/** Compression works on files on the disk. */
const worksInMemory = (plugin: PluginOption): boolean =>
  !(plugin && typeof plugin === 'object' && 'name' in plugin && plugin.name === 'precompress')
