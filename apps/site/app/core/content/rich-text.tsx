import type { Language } from '@dvor/format/languages.ts'
import { useTextLanguage } from '../language/use-language.ts'
import classes from './rich-text.module.css'

interface RichTextProps {
  html: string | null | undefined
  /** Language of the text; absent: Slovak. */
  language?: Language | undefined
  className?: string
}

/** HTML of the owner's editor. The API cleans it when it is saved, so it is shown as it is. */
export function RichText({ html, language, className }: RichTextProps) {
  const marked = useTextLanguage()(language)
  if (!html) return null
  const names = [classes.richText, className].filter(Boolean).join(' ')
  return <div className={names} {...marked} dangerouslySetInnerHTML={{ __html: html }} />
}
