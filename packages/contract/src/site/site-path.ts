import { foreignLanguages, homeLanguage, languages, type Language } from '@dvor/format/languages.ts'

/** A page's address in a language: `/cennik` → `/en/cennik`; the home page is `/en`. */
export function sitePath(path: string, language: Language): string {
  const { prefix } = languages[language]
  if (prefix === '') return path
  return path === '/' ? prefix : prefix + path.replace(/^\/(?=[?#])/, '')
}

/** The language of an address, and the page's path; `.data` of a navigation belongs to its page. */
export function readSitePath(address: string): { language: Language; path: string } {
  for (const language of foreignLanguages) {
    const { prefix } = languages[language]
    if (address === prefix) return { language, path: '/' }
    if (address === `${prefix}.data`) return { language, path: '/_.data' }
    if (address.startsWith(`${prefix}/`)) return { language, path: address.slice(prefix.length) }
  }
  return { language: homeLanguage, path: address }
}
