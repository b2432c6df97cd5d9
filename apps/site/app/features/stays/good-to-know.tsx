import type { Blocks } from '../../core/content/load-page.ts'
import { BlockText } from '../../core/content/block-text.tsx'
import classes from './good-to-know.module.css'

const marks = ['ubytovanie-included', 'ubytovanie-rules'] as const

/** Services included in the price, and rules to know before arrival, side by side. */
export function GoodToKnow({ blocks }: { blocks: Blocks | null }) {
  const texts = marks.flatMap((mark) => {
    const block = blocks?.[mark]
    return block ? [{ mark, block }] : []
  })
  if (texts.length === 0) return null
  return (
    <section className={`section page-width ${classes.goodToKnow}`}>
      {texts.map(({ mark, block }) => (
        <div key={mark} className={classes.part}>
          <h2 lang={block.lang}>{block.title}</h2>
          <BlockText block={block} />
        </div>
      ))}
    </section>
  )
}
