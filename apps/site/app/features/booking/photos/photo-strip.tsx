import { unitDialogWords } from '@dvor/texts/areas.ts'
import { useRef } from 'react'
import { OwnersPicture } from '../../../core/content/owners-picture.tsx'
import { useWords } from '../../../core/language/use-language.ts'
import { largestFormat } from '../../galleries/largest-format.ts'
import type { GalleryPicture } from '../../galleries/picture-grid.tsx'
import classes from './photo-strip.module.css'

/** Pictures in one row, moved by a swipe, by its buttons or by Tab; a press opens the whole picture. */
export function PhotoStrip({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const words = useWords(unitDialogWords)
  const row = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth })
  return (
    <div className={classes.strip}>
      <ul ref={row} className={classes.row}>
        {pictures.map(({ id, file, alt }, index) => (
          <li key={id} className={classes.picture}>
            <a
              href={largestFormat(file)}
              target="_blank"
              aria-label={`${words.wholePicture}: ${alt || index + 1}`}
            >
              <OwnersPicture file={file} alt={alt} sizes="(width >= 40rem) 32rem, 90vw" eager={index === 0} />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <button type="button" className={classes.back} aria-label={words.back} onClick={() => move(-1)}>
            ‹
          </button>
          <button type="button" className={classes.next} aria-label={words.next} onClick={() => move(1)}>
            ›
          </button>
        </>
      )}
    </div>
  )
}
