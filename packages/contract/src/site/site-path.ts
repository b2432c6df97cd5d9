import type { Language } from '../values/values.ts'

/** Where the site stands in each language: Slovak at the root, English below `/en` at the same paths. */
const prefixes: Record<Language, string> = { sk: '', en: '/en' }

/** Everything but Slovak, which has no prefix of its own. */
const foreign = (Object.keys(prefixes) as Language[]).filter((language) => prefixes[language] !== '')

/** A page's address in a language: `/cennik` → `/en/cennik`; the home page is `/en`. */
export function sitePath(path: string, language: Language): string {
  const prefix = prefixes[language]
  if (prefix === '') return path
  return path === '/' ? prefix : prefix + path.replace(/^\/(?=[?#])/, '')
}

/** The language that an address asks for, and the page's own path; `.data` of a navigation belongs to its page. */
export function readSitePath(address: string): { language: Language; path: string } {
  for (const language of foreign) {
    const prefix = prefixes[language]
    if (address === prefix) return { language, path: '/' }
    if (address === `${prefix}.data`) return { language, path: '/_.data' }
    if (address.startsWith(`${prefix}/`)) return { language, path: address.slice(prefix.length) }
  }
  return { language: 'sk', path: address }
}
