import type { Day } from '@dvor/format/days.ts'
import { coverSizes } from '@dvor/ui/picture/picture.tsx'
import { OwnersPicture } from '../../core/content/owners-picture.tsx'
import type { Frame } from '../../core/client/load-frame.ts'
import { useRouteLoaderData } from 'react-router'
import type { TextBlock } from '../../core/content/load-page.ts'
import { BlockText } from '../../core/content/block-text.tsx'
import { StaySearch } from '../search/stay-search.tsx'
import classes from './home-hero.module.css'

/** Top of the home page: a sentence, a picture of the property, and the search. */
export function HomeHero({ block, today }: { block: TextBlock | undefined; today: Day }) {
  const frame = useRouteLoaderData<Frame>('root')
  return (
    <div className={`${classes.homeHero} page-width`}>
      <div className={classes.texts}>
        <h1 lang={block?.lang}>{block?.title ?? frame?.settings?.business_name}</h1>
        <BlockText block={block} className="lead" />
      </div>
      {block?.image && (
        <OwnersPicture
          className={classes.picture}
          file={block.image}
          sizes={`(width >= 90rem) 82rem, (width >= 40rem) 96vw, ${coverSizes(block.image, 94, 5 / 4)}`}
          eager
        />
      )}
      <div className={classes.search} data-screen-only>
        <StaySearch today={today} />
      </div>
    </div>
  )
}
