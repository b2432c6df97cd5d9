import type { ReactNode } from 'react'
import { useOwnersLanguage } from './use-language.ts'

/** A few words of the owner's inside a text of ours; marked as Slovak on an English page. */
export function OwnersText({ children }: { children: ReactNode }) {
  const { lang } = useOwnersLanguage()
  return lang ? <span lang={lang}>{children}</span> : children
}
