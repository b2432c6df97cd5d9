import type { Language } from '@dvor/format/languages.ts'
import * as slovakTexts from '@dvor/texts/sk/all.ts'
import type { Plugin } from 'vite'

/** A list of languages, and what it imports from their folders. */
const LIST = /\/packages\/(format|texts)\/src\/[^/]+\.ts$/
const FOLDER = /^\.\/[a-z]{2}\//
const AREAS = /\/packages\/texts\/src\/areas\.ts$/
const AREA = /\/packages\/texts\/src\/areas\.ts\?area=(\w+)$/

/**
 * Gives the scripts for browsers one language only: lists of languages find it under every code, and each area of texts
 * is a module of its own, which lies beside the code that shows it.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: FOLDER },
      handler(source, importer) {
        if (!importer || !LIST.test(importer)) return null
        return this.resolve(source.replace(FOLDER, `./${language}/`), importer, { skipSelf: true })
      },
    },
    load: {
      filter: { id: /\/packages\/texts\/src\/areas\.ts/ },
      handler(id) {
        const [, area] = AREA.exec(id) ?? []
        if (area) return areaIn(area, language)
        return AREAS.test(id) ? Object.keys(slovakTexts).map(areaExport).join('\n') : null
      },
    },
  }
}

const areaExport = (area: string) => `export { ${area} } from './areas.ts?area=${area}'`

const areaIn = (area: string, language: Language) => `
import { inEachLanguage } from '@dvor/format/languages.ts'
import { bound } from './bound.ts'
import { ${area} as own } from './${language}/all.ts'
const words = /* #__PURE__ */ bound(own, '${language}')
export const ${area} = /* #__PURE__ */ inEachLanguage(() => words)`
