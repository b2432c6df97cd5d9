import type { Blocks } from '../../core/content/load-page.ts'
import { RichText } from '../../core/content/rich-text.tsx'
import { useOwnersLanguage } from '../../core/language/use-language.ts'
import classes from './good-to-know.module.css'

const marks = ['ubytovanie-included', 'ubytovanie-rules'] as const

/** Services included in the price, and rules to know before arrival, side by side. */
export function GoodToKnow({ blocks }: { blocks: Blocks | null }) {
  const owners = useOwnersLanguage()
  const shown = marks.flatMap((mark) => {
    const block = blocks?.[mark]
    return block ? [{ mark, ...block }] : []
  })
  if (shown.length === 0) return null
  return (
    <section className={`section page-width ${classes.goodToKnow}`}>
      {shown.map(({ mark, title, content }) => (
        <div key={mark} className={classes.part}>
          <h2 {...owners}>{title}</h2>
          <RichText html={content} />
        </div>
      ))}
    </section>
  )
}
