import { useOwnersLanguage } from '../language/use-language.ts'
import classes from './rich-text.module.css'

interface RichTextProps {
  html: string | null | undefined
  className?: string
  /** Written in English, on an English page. */
  isEnglish?: boolean
}

/** HTML of the owner's editor. The API cleans it when it is saved, so it is shown as it is. */
export function RichText({ html, className, isEnglish = false }: RichTextProps) {
  const slovak = useOwnersLanguage()
  const owners = isEnglish ? {} : slovak
  if (!html) return null
  const names = [classes.richText, className].filter(Boolean).join(' ')
  return <div className={names} {...owners} dangerouslySetInnerHTML={{ __html: html }} />
}
