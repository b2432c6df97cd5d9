import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import YetAnotherLightbox from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'
import { useEffect, useEffectEvent } from 'react'
import { useWords } from '../../core/language/use-language.ts'
import type { GalleryPicture } from './picture-grid.tsx'
import classes from './lightbox.module.css'
import { lightboxWords } from '@dvor/texts/areas.ts'

interface LightboxProps {
  pictures: readonly GalleryPicture[]
  index: number
  onClose: () => void
}

/** Pictures on the whole screen, changed by arrows, keys or swipes. */
export function Lightbox({ pictures, index, onClose }: LightboxProps) {
  useBackToClose(onClose)
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <YetAnotherLightbox
      open
      className={classes.lightbox}
      close={() => history.back()}
      index={index}
      slides={pictures.map(({ file, alt }) => slide(file, alt))}
      labels={useWords(lightboxWords)}
      animation={reduced ? { fade: 0, swipe: 0, navigation: 0 } : undefined}
      controller={{ closeOnBackdropClick: true }}
    />
  )
}

/**
 * The open lightbox is an entry of the history, so that Back closes it and stays on the page. Any other way of closing
 * goes back too. The router ignores the entry, because the page is the same.
 */
function useBackToClose(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    history.pushState(history.state, '')
    const listen = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      close()
    }
    addEventListener('popstate', listen, { capture: true, once: true })
    return () => removeEventListener('popstate', listen, { capture: true })
  }, [])
}

function slide(file: PictureFile, alt: string) {
  const srcSet = file.formats.map(({ webp, width, height }) => ({ src: webp, width, height }))
  return { src: file.formats.at(-1)?.webp ?? file.url, alt, srcSet }
}
