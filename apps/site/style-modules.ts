import { readFile } from 'node:fs/promises'
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite'

const MODULE = /\.module\.css$/
const SHEET = '.sheet.css'
const NAMES = '.names.js'

/**
 * Splits a style module of a production build into its sheet, which is bundled like any other, and its class names,
 * which are inlined constants. Vite alone would keep all class names in one more script on every page.
 */
export function styleModules(): Plugin {
  let config: ResolvedConfig
  const compile = async (path: string) => preprocessCSS(await readFile(path, 'utf8'), path, config)
  return {
    name: 'style-modules',
    apply: 'build',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved
    },
    resolveId: {
      filter: { id: [MODULE, /\.module\.css\.(sheet\.css|names\.js)$/] },
      async handler(source, importer) {
        if (!MODULE.test(source)) return source
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && found.id + NAMES
      },
    },
    load: {
      filter: { id: /\.module\.css\.(sheet\.css|names\.js)$/ },
      async handler(id) {
        const path = id.slice(0, -(id.endsWith(SHEET) ? SHEET : NAMES).length)
        const { code, modules = {} } = await compile(path)
        if (id.endsWith(SHEET)) return code
        const names = Object.entries(modules).map(([name, short]) => `export const ${name} = '${short}'`)
        return [`import '${path}${SHEET}'`, `export * as default from '${path}${NAMES}'`, ...names].join('\n')
      },
    },
  }
}
