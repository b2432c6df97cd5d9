import type { OwnersEnglish } from '@dvor/contract/site/owners-english.ts'
import { createContext, use, type ReactNode } from 'react'
import { useOwnersLanguage } from './use-language.ts'

/** The owner's short texts in English, by the Slovak ones; empty on a Slovak page. */
export const OwnersEnglishContext = createContext<OwnersEnglish>({})

/** Returns the English of a text of the owner; undefined on a Slovak page, and where there is none. */
export function useOwnersEnglish(): (text: string) => string | undefined {
  const english = use(OwnersEnglishContext)
  return (text) => english[text]
}

/** A few words of the owner's inside a text of ours: in English, or marked as Slovak, on an English page. */
export function OwnersText({ children }: { children: ReactNode }) {
  const englishOf = useOwnersEnglish()
  const { lang } = useOwnersLanguage()
  const english = typeof children === 'string' ? englishOf(children) : undefined
  if (english) return english
  return lang ? <span lang={lang}>{children}</span> : children
}
