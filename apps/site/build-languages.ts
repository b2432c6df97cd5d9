import { execFile } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { foreignLanguages, homeLanguage, languageCodes, type Language } from '@dvor/format/languages.ts'

/** The language whose scripts this run builds: each language has scripts with its own texts only (decision 184). */
export const builtLanguage: Language =
  languageCodes.find((code) => code === process.env.SITE_LANGUAGE) ?? homeLanguage

/** Where the build of a language lies; the server's half and all files for browsers come from that of the property's. */
export const buildFolder = (language: Language): string =>
  language === homeLanguage ? 'build' : `build/${language}`

/** Builds the scripts of the other languages, and adds them to the build of the property's own. */
export async function buildOtherLanguages(root: string): Promise<void> {
  const manifests: Partial<Record<Language, unknown>> = {}
  for (const language of foreignLanguages) {
    const env = { ...process.env, SITE_LANGUAGE: language }
    await promisify(execFile)('react-router', ['build', '--logLevel', 'warn'], { cwd: root, env })
    const folder = `${root}/${buildFolder(language)}`
    await cp(`${folder}/client/assets`, `${root}/build/client/assets`, { recursive: true })
    manifests[language] = (await import(`${folder}/server/index.js`)).assets
  }
  // The names of each language's scripts, for the server.
  await writeFile(`${root}/build/server/manifests.js`, `export default ${JSON.stringify(manifests)}\n`)
}
