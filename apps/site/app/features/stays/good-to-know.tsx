import type { Blocks } from '../../core/content/load-page.ts'
import { BlockText } from '../../core/content/block-text.tsx'
import classes from './good-to-know.module.css'

const marks = ['ubytovanie-included', 'ubytovanie-rules'] as const

/** Services included in the price, and rules to know before arrival, side by side. */
export function GoodToKnow({ blocks }: { blocks: Blocks | null }) {
  const shown = marks.flatMap((mark) => {
    const block = blocks?.[mark]
    return block ? [{ mark, block }] : []
  })
  if (shown.length === 0) return null
  return (
    <section className={`section page-width ${classes.goodToKnow}`}>
      {shown.map(({ mark, block }) => (
        <div key={mark} className={classes.part}>
          <h2 lang={block.lang}>{block.title}</h2>
          <BlockText block={block} />
        </div>
      ))}
    </section>
  )
}
