import { OwnersPicture } from './owners-picture.tsx'
import type { TextBlock } from './load-page.ts'
import { BlockText } from './block-text.tsx'
import classes from './page-hero.module.css'

/** Head of a content page: title, opening sentence and, where the block has one, a wide picture. */
export function PageHero({ block, fallbackTitle }: { block: TextBlock | undefined; fallbackTitle: string }) {
  return (
    <header className={`${classes.pageHero} page-width`}>
      <div className={classes.texts}>
        <h1 lang={block?.lang}>{block?.title ?? fallbackTitle}</h1>
        <BlockText block={block} className="lead" />
      </div>
      {block?.image && (
        <OwnersPicture
          className={classes.picture}
          file={block.image}
          sizes="(width >= 90rem) 82rem, 94vw"
          eager
        />
      )}
    </header>
  )
}
