import type { PictureFile } from '@dvor/ui/picture.tsx'
import YetAnotherLightbox from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'
import { useEffect, useEffectEvent } from 'react'
import { useWords } from '../../core/language/use-language.ts'
import type { GalleryPicture } from './picture-grid.tsx'
import classes from './lightbox.module.css'

interface LightboxProps {
  pictures: readonly GalleryPicture[]
  index: number
  onClose: () => void
}

/** Names of its buttons, for those who hear them. */
const slovak = {
  Close: 'Zavrieť',
  Previous: 'Predchádzajúci obrázok',
  Next: 'Ďalší obrázok',
  Lightbox: 'Prehliadač obrázkov',
  'Photo gallery': 'Galéria',
  Carousel: 'Obrázky',
  Slide: 'Obrázok',
  '{index} of {total}': '{index} z {total}',
}
/** Its own names are English. */
const labels = { sk: slovak, en: {} }

/** Pictures over the whole screen, walked with arrows, keys or fingers. */
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
      labels={useWords<Partial<typeof slovak>>(labels)}
      animation={reduced ? { fade: 0, swipe: 0, navigation: 0 } : undefined}
      controller={{ closeOnBackdropClick: true }}
    />
  )
}

/**
 * The open lightbox is an entry of the history, so that Back closes it instead of leaving the page. Closing it otherwise
 * goes back as well. The router does not see this entry go: the page is the same.
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
