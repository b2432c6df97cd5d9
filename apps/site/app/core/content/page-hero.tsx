import { OwnersPicture } from './owners-picture.tsx'
import type { TextBlock } from './load-page.ts'
import { RichText } from './rich-text.tsx'
import { useOwnersLanguage } from '../language/use-language.ts'
import classes from './page-hero.module.css'

/** Head of a content page: title, opening sentence and, where the block has one, a wide picture. */
export function PageHero({ block, fallbackTitle }: { block: TextBlock | undefined; fallbackTitle: string }) {
  const owners = useOwnersLanguage()
  return (
    <header className={`${classes.pageHero} page-width`}>
      <div className={classes.texts}>
        <h1 {...(block && owners)}>{block?.title ?? fallbackTitle}</h1>
        <RichText html={block?.content} className="lead" />
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
