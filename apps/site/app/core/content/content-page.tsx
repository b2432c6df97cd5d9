import type { Mark } from '@dvor/contract/site/text-marks.ts'
import { Reveal } from '@dvor/ui/reveal.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import type { Blocks, TextBlock } from './load-page.ts'
import { PageHero } from './page-hero.tsx'
import { OwnersPicture } from './owners-picture.tsx'
import { BlockText } from './block-text.tsx'
import classes from './content-page.module.css'

interface ContentPageProps {
  blocks: Blocks | null
  title: string
  hero: Mark
  sections: readonly Mark[]
  /** Shown between the head and the texts. */
  children?: React.ReactNode
}

/** A page made of its text blocks: a head, and texts with pictures on alternating sides. */
export function ContentPage({ blocks, title, hero, sections, children }: ContentPageProps) {
  return (
    <>
      <PageHero block={blocks?.[hero]} fallbackTitle={title} />
      {blocks === null && <LoadFailure />}
      {children}
      {sections.map((mark, index) => (
        <TextSection key={mark} block={blocks?.[mark]} picture={index % 2 === 0 ? 'right' : 'left'} />
      ))}
    </>
  )
}

interface TextSectionProps {
  block: TextBlock | undefined
  /** Side of the picture on wide screens. */
  picture?: 'left' | 'right'
}

/** A titled text beside its picture; without a picture it keeps a readable width. */
function TextSection({ block, picture = 'right' }: TextSectionProps) {
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
