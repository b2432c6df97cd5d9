import { languageCodes, type Language } from '@dvor/format/languages.ts'
import * as areas from '@dvor/texts/areas.ts'
import { withoutSpace } from '../files/read-pdf.ts'

/** Texts shorter than this may stand in another language by chance. */
const shortest = 10

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const textsOf = (language: Language): string[] =>
  Object.values(areas).flatMap((area) => textsIn(area[language]))

/** Texts of several words that only other languages have, and that still stand in a written one; none is right. */
export function textsOfOthers(written: string, language: Language): string[] {
  const letters = withoutSpace(written)
  const own = new Set(textsOf(language).map(withoutSpace))
  const others = languageCodes.filter((code) => code !== language).flatMap(textsOf)
  return others.filter((text) => {
    const bare = withoutSpace(text)
    return text.length >= shortest && /\S\s\S/.test(text) && !own.has(bare) && letters.includes(bare)
  })
}
