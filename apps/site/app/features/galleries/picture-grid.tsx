import { Button } from '@dvor/ui/button.tsx'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import { contentTexts } from '@dvor/texts/areas.ts'
import { lazy, Suspense, useState } from 'react'
import { OwnersPicture } from '../../core/content/owners-picture.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { largestFormat } from './largest-format.ts'
import classes from './picture-grid.module.css'

const Lightbox = lazy(() => import('./lightbox.tsx').then((module) => ({ default: module.Lightbox })))

/** Number of pictures in the mosaic of wide screens. */
const mosaicSize = 5

const looks = { even: classes.even, mosaic: classes.mosaic, card: classes.card, small: classes.small }
type PictureLook = keyof typeof looks

export interface GalleryPicture {
  id: string
  file: PictureFile
  alt: string
}

interface PictureGridProps {
  pictures: readonly GalleryPicture[]
  /** Subject of the pictures, for the lightbox. */
  title: string
  /**
   * `mosaic`: a large first picture with small ones beside it; a row on phones. `card`: the first picture large,
   * further ones small upon its lower edge. `small`: a row of small pictures.
   */
  look?: PictureLook
}

/** Pictures that open in a lightbox, which is fetched on first use (decision 142). */
export function PictureGrid({ pictures, title, look = 'even' }: PictureGridProps) {
  const words = useWords(contentTexts)
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <ul className={`${classes.pictureGrid} ${looks[look]}`}>
        {pictures.map(({ id, file, alt }, index) => (
          <li key={id}>
            <a
              className={classes.link}
              href={largestFormat(file)}
              data-awaits-script
              aria-label={`${words.enlarge}: ${alt || `${title} ${index + 1}`}`}
              onClick={(event) => {
                event.preventDefault()
                setOpen(index)
              }}
            >
              <OwnersPicture
                file={file}
                alt={alt}
                eager={look === 'mosaic' && index === 0}
                sizes={sizesOf(look, index, pictures.length)}
              />
            </a>
          </li>
        ))}
      </ul>
      {look === 'mosaic' && pictures.length > mosaicSize && (
        <Button
          className={classes.all}
          data-awaits-script
          variant="quiet"
          size="small"
          onClick={() => setOpen(0)}
        >
          {words.allPictures} ({pictures.length})
        </Button>
      )}
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} index={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

function sizesOf(look: PictureLook, index: number, count: number): string {
  if (look === 'small') return '6rem'
  if (look === 'even') return '(width >= 64rem) 26rem, 47vw'
  if (look === 'card')
    return index === 0 ? '(width >= 64rem) 26rem, (width >= 40rem) 47vw, 94vw' : '(width >= 40rem) 7rem, 24vw'
  if (count === 1) return '(width >= 90rem) 82rem, 94vw'
  return index === 0
    ? '(width >= 90rem) 41rem, (width >= 40rem) 47vw, 83vw'
    : '(width >= 90rem) 21rem, (width >= 40rem) 24vw, 83vw'
}
