import { basename } from 'node:path'

const LONGEST = 250
const NAMES_NOTHING = /^(helpers?|utils?|common|misc|shared|stuff|lib|types)$/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.(server|client|long|test|spec|config|module|d))*\.(ts|tsx|css)$/

const BARRELS = ['packages/contract/src/collections/index.ts', 'apps/api/src/collections/index.ts']

/** Lists what a language says, so that each language is seen to have all of it. */
const TEXTS_OF_A_LANGUAGE = /^packages\/texts\/src\/[a-z]{2}\/all\.ts$/

type Rule = (path: string, text: string) => string | undefined

/** Each rule looks at one file and answers what is wrong with it. */
export const structureRules: Rule[] = [speakingName, kebabCase, size, barrel, suppression, libraryStyles]

function speakingName(path: string): string | undefined {
  const parts = path.split('/').map((part) => part.split('.')[0] ?? '')
  const empty = parts.find((part) => NAMES_NOTHING.test(part))
  return empty && `'${empty}' names nothing; name the file after what it does`
}

function kebabCase(path: string): string | undefined {
  if (KEBAB.test(basename(path))) return undefined
  return 'file names are kebab-case'
}

function size(_path: string, text: string): string | undefined {
  const lines = text.split('\n').filter((line) => !/^\s*(\/\/|\/?\*|$)/.test(line)).length
  return lines > LONGEST ? `${lines} lines of code, ${LONGEST} at most; it wants to be two files` : undefined
}

function barrel(path: string, text: string): string | undefined {
  if (BARRELS.includes(path) || TEXTS_OF_A_LANGUAGE.test(path)) return undefined
  const empty = text.replaceAll(/^export (type )?(\*|\{[^}]*\})( as \w+)? from .*$/gm, '').trim() === ''
  const isBarrel =
    /^export \* from /m.test(text) || /\/index\.tsx?$/.test(path) || (empty && text.trim() !== '')
  return isBarrel ? 'no barrels: import from the file that has it' : undefined
}

/** Libraries of components whose styles come apart from them, and what they export without styles. */
const STYLED = ['@mantine/dates', '@mantine/dropzone', '@mantine/tiptap', 'mantine-datatable']
const WITHOUT_STYLES = /^\{ DatesProvider \}$/

/** A component's styles come with whichever screen opens first only if the file that shows it brings them. */
function libraryStyles(_path: string, text: string): string | undefined {
  const missing = STYLED.find((library) => {
    const named = new RegExp(`^import (\\{[^}]*\\}) from '${library}'`, 'm').exec(text)?.[1]
    return named && !WITHOUT_STYLES.test(named) && !text.includes(`'${library}/styles.css'`)
  })
  return missing && `import '${missing}/styles.css' beside its components: another screen may not have it`
}

function suppression(_path: string, text: string): string | undefined {
  const found =
    /(?:\/\/|\/\*)\s*(oxlint-disable|eslint-disable|@ts-ignore|@ts-expect-error|@ts-nocheck)/.exec(text)
  return found ? `${found[1]} hides a finding; mend what it finds` : undefined
}
