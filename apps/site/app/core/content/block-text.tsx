import type { TextBlock } from './load-page.ts'
import classes from './rich-text.module.css'

/** HTML of a text block, in the language in which the owner wrote it. */
export function BlockText({ block, className }: { block: TextBlock | undefined; className?: string }) {
  if (!block?.content) return null
  const names = [classes.richText, className].filter(Boolean).join(' ')
  return <div className={names} lang={block.lang} dangerouslySetInnerHTML={{ __html: block.content }} />
}
