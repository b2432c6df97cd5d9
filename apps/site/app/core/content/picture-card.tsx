import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import type { ReactNode } from 'react'
import { PageLink } from '../links/page-link.tsx'
import { OwnersPicture } from './owners-picture.tsx'
import { useOwnersLanguage } from '../language/use-language.ts'
import classes from './picture-card.module.css'

interface PictureCardProps {
  to: string
  title: string
  file: PictureFile | null
  /** Level of the heading below its section. */
  heading?: 'h2' | 'h3'
  /** A line above the title, such as a date. */
  facts?: ReactNode
  text?: string | null
  /** Fetches the picture at once, for the first card of a page that begins with cards. */
  eager?: boolean
}

/** A card that links to a page by its picture and its title. */
export function PictureCard({
  to,
  title,
  file,
  heading: Heading = 'h3',
  facts,
  text,
  eager,
}: PictureCardProps) {
  const owners = useOwnersLanguage()
  return (
    <article className={classes.pictureCard} {...owners}>
      {file && (
        <OwnersPicture
          className={classes.picture}
          file={file}
          sizes="(width >= 64rem) 26rem, (width >= 40rem) 47vw, 94vw"
          eager={eager}
        />
      )}
      {facts && <p className={classes.facts}>{facts}</p>}
      <Heading className={classes.title}>
        <PageLink className={classes.link} to={to}>
          {title}
        </PageLink>
      </Heading>
      {text && <p>{text}</p>}
    </article>
  )
}
