import { useOwnersLanguage } from '../language/use-language.ts'
import classes from './rich-text.module.css'

/** HTML of the owner's editor. The API cleans it when it is saved, so it is shown as it is. */
export function RichText({ html, className }: { html: string | null | undefined; className?: string }) {
  const owners = useOwnersLanguage()
  if (!html) return null
  const names = [classes.richText, className].filter(Boolean).join(' ')
  return <div className={names} {...owners} dangerouslySetInnerHTML={{ __html: html }} />
}
