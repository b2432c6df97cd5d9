import { join } from 'node:path'
import { build, loadConfigFromFile, type Plugin, type PluginOption } from 'vite'

const admin = join(import.meta.dirname, '../../../../apps/admin')

/** What Vite would write, by file name. */
export type Files = ReadonlyMap<string, Buffer>

interface Variant {
  /** Whether the switch is on. */
  layer: boolean
  /** Changes the sources on their way in. */
  plugin?: Plugin
}

/** Builds the back office in memory; nothing is written. */
export async function buildAdmin({ layer, plugin }: Variant): Promise<Files> {
  process.env.DEMO_LAYER = layer ? '1' : ''
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
    plugins: [...(config.plugins ?? []).filter(worksInMemory), plugin],
    build: { ...config.build, write: false },
  })
  if (!('output' in built)) throw new Error('Vite answered with something other than one build')
  return new Map(
    built.output.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
  )
}

/** Compression works on files on the disk. */
const worksInMemory = (plugin: PluginOption): boolean =>
  !(plugin && typeof plugin === 'object' && 'name' in plugin && plugin.name === 'precompress')

const demoLines = /\n {2}\/\/ [^\n]*\n {2}if \(import\.meta\.env\.DEMO_LAYER\) \{\n[\s\S]*?\n {2}\}(?=\n)/

/** Takes the layer's lines out of main.tsx, as if nobody had ever written them. */
export const withoutDemoLines: Plugin = {
  name: 'without-demo-lines',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/apps/admin/src/main.tsx')) return undefined
    if (!demoLines.test(code)) throw new Error('main.tsx does not hold the lines of the demo layer')
    return code.replace(demoLines, '')
  },
}
