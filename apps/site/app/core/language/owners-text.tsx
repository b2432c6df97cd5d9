import type { OwnersText as Text, OwnersTexts } from '@dvor/contract/site/owners-text.ts'
import { translationChain } from '@dvor/format/languages.ts'
import { createContext, use, type ReactNode } from 'react'
import { useTextLanguage } from './use-language.ts'
import type { Language } from '@dvor/format/languages.ts'

/** The owner's short texts for a page, by the Slovak ones and by themselves, as records are read in its language. */
type ShownTexts = ReadonlyMap<string, Text>

/** Empty on a Slovak page. */
export const OwnersTextsContext = createContext<ShownTexts>(new Map())

/** Makes the texts of a page from those that the API gave for its language. */
export function shownTexts(texts: OwnersTexts, language: Language): ShownTexts {
  const entries = translationChain(language).flatMap((one) =>
    Object.entries(texts[one] ?? {}).map(([slovak, text]) => [slovak, { text, language: one }] as const),
  )
  return new Map([...entries.map(([, entry]) => [entry.text, entry] as const), ...entries])
}

/** Returns how a text of the owner reads on the page: in its language, in English, or as it is. */
export function useOwnersTexts(): (text: string) => string {
  const texts = use(OwnersTextsContext)
  return (text) => texts.get(text)?.text ?? text
}

/** A few words of the owner's inside a text of ours, marked where they are in another language than the page. */
export function OwnersText({ children }: { children: ReactNode }) {
  const entry = use(OwnersTextsContext).get(typeof children === 'string' ? children : '')
  const { lang } = useTextLanguage()(entry?.language)
  const text = entry?.text ?? children
  return lang ? <span lang={lang}>{text}</span> : text
}
