import { useOwnersLanguage } from '../language/use-language.ts'
import './rich-text.css'

/** HTML of the owner's editor; the API cleaned it when it was written, so that it may stand here as it is. */
export function RichText({ html, className }: { html: string | null | undefined; className?: string }) {
  const owners = useOwnersLanguage()
  if (!html) return null
  const names = ['rich-text', className].filter(Boolean).join(' ')
  return <div className={names} {...owners} dangerouslySetInnerHTML={{ __html: html }} />
}
