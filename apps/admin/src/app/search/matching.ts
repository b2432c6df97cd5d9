import { foldText } from '@dvor/format/slug.ts'

/** Slovak and English words that say nothing about what is looked for. */
const fillers = new Set([
  'a',
  'aj',
  'ako',
  'chcem',
  'do',
  'k',
  'kde',
  'na',
  'o',
  'od',
  'pre',
  's',
  'sa',
  'v',
  'z',
  'za',
  'an',
  'for',
  'how',
  'i',
  'in',
  'is',
  'my',
  'of',
  'on',
  'the',
  'to',
  'want',
  'where',
])
/** Longest ending that a typed word may have beyond a declared stem. */
const longestEnding = 5
/** A stem this short matches only what begins it or is a little longer. */
const shortStem = 3

/** The typed words without accents; fillers are left out unless nothing else was typed. */
export function typedWords(text: string): string[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : words
}

/** Whether a typed word is the beginning of the stem, or the stem with an ending. */
function fits(word: string, stem: string): boolean {
  if (stem.startsWith(word)) return true
  const most = stem.length <= shortStem ? 2 : longestEnding
  return stem.length >= shortStem && word.startsWith(stem) && word.length - stem.length <= most
}

/**
 * How well a name and its stems match: 0 where a word matches nothing, more for words of the name, most for its
 * beginning.
 */
export function scoreOf(typed: readonly string[], name: string, stems: string): number {
  const folded = foldText(name)
  const stemWords = [...stems.split(' '), ...folded.split(/[^a-z0-9]+/)]
  const scores = typed.map((word) => {
    if (folded.startsWith(word)) return 3
    if (folded.includes(word)) return 2
    return stemWords.some((stem) => stem !== '' && fits(word, stem)) ? 1 : 0
  })
  return scores.every((score) => score > 0) ? scores.reduce<number>((sum, score) => sum + score, 0) : 0
}
