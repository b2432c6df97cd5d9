import type { ReactNode } from 'react'
import { useOwnersLanguage } from './use-language.ts'

/** A few words of the owner's inside a text of ours; on an English page they are marked as Slovak. */
export function OwnersText({ children }: { children: ReactNode }) {
  const { lang } = useOwnersLanguage()
  return lang ? <span lang={lang}>{children}</span> : children
}
