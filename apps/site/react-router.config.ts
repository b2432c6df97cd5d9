import { homeLanguage } from '@dvor/format/languages.ts'
import type { Config } from '@react-router/dev/config'
import { buildFolder, builtLanguage, buildOtherLanguages } from './build-languages.ts'
import { compressAssets } from './compress-assets.ts'

export default {
  ssr: true,
  buildDirectory: buildFolder(builtLanguage),
  /** The browser gets all routes at the start: a few hundred bytes instead of a request per visible link. */
  routeDiscovery: { mode: 'initial' },
  async buildEnd() {
    if (builtLanguage !== homeLanguage) return
    await buildOtherLanguages(import.meta.dirname)
    await compressAssets(`${import.meta.dirname}/build/client`)
  },
} satisfies Config
