import { Reveal } from '@dvor/ui/reveal.tsx'
import { OwnersPicture } from './owners-picture.tsx'
import type { TextBlock } from './load-page.ts'
import { BlockText } from './block-text.tsx'
import classes from './text-section.module.css'

interface TextSectionProps {
  block: TextBlock | undefined
  /** Side of the picture on wide screens. */
  picture?: 'left' | 'right'
}

/** A titled text beside its picture; without a picture it keeps a readable width. */
export function TextSection({ block, picture = 'right' }: TextSectionProps) {
  if (!block) return null
  const sides = { left: classes.left, right: classes.right }
  const names = [classes.textSection, block.image && sides[picture]].filter(Boolean).join(' ')
  return (
    <section className="section page-width">
      <Reveal className={names}>
        <div className={classes.text}>
          {block.title && <h2 lang={block.lang}>{block.title}</h2>}
          <BlockText block={block} />
        </div>
        {block.image && (
          <OwnersPicture
            className={classes.picture}
            file={block.image}
            sizes="(width >= 64rem) 38rem, 94vw"
          />
        )}
      </Reveal>
    </section>
  )
}
