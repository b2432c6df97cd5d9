import type { Texts } from '../../texts.ts'

export const lightboxWords: Texts['lightboxWords'] = {
  Close: 'Zavřít',
  Previous: 'Předchozí obrázek',
  Next: 'Další obrázek',
  Lightbox: 'Prohlížeč obrázků',
  'Photo gallery': 'Galerie',
  Carousel: 'Obrázky',
  Slide: 'Obrázek',
  '{index} of {total}': '{index} z {total}',
}
