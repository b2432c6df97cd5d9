import type { Texts } from '../../texts.ts'

export const lightboxWords: Texts['lightboxWords'] = {
  Close: 'Close',
  Previous: 'Previous',
  Next: 'Next',
  Lightbox: 'Lightbox',
  'Photo gallery': 'Photo gallery',
  Carousel: 'Carousel',
  Slide: 'Slide',
  '{index} of {total}': '{index} of {total}',
}
