import { useWords } from '../language/use-language.ts'
import { en } from './frame-texts-en.ts'
import { sk, type TextKey } from './frame-texts.ts'

const texts = { sk, en }

/** Finds the frame's texts by their keys, in the page's language. */
export function useText(): (key: TextKey) => string {
  const words: Readonly<Record<TextKey, string>> = useWords(texts)
  return (key) => words[key]
}
