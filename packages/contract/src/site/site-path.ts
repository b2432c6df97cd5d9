import type { Language } from '../values/values.ts'

/** Prefix of each language: Slovak has none, English has `/en` before the same paths. */
const prefixes: Record<Language, string> = { sk: '', en: '/en' }

/** All languages but Slovak, which has no prefix. */
const foreign = (Object.keys(prefixes) as Language[]).filter((language) => prefixes[language] !== '')

/** A page's address in a language: `/cennik` → `/en/cennik`; the home page is `/en`. */
export function sitePath(path: string, language: Language): string {
  const prefix = prefixes[language]
  if (prefix === '') return path
  return path === '/' ? prefix : prefix + path.replace(/^\/(?=[?#])/, '')
}

/** The language of an address, and the page's path; `.data` of a navigation belongs to its page. */
export function readSitePath(address: string): { language: Language; path: string } {
  for (const language of foreign) {
    const prefix = prefixes[language]
    if (address === prefix) return { language, path: '/' }
    if (address === `${prefix}.data`) return { language, path: '/_.data' }
    if (address.startsWith(`${prefix}/`)) return { language, path: address.slice(prefix.length) }
  }
  return { language: 'sk', path: address }
}
