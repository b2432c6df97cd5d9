/** Labels of the buttons of large pictures, by the English ones of the library, for screen readers. */
export const lightboxWords = {
  Close: 'Zavrieť',
  Previous: 'Predchádzajúci obrázok',
  Next: 'Ďalší obrázok',
  Lightbox: 'Prehliadač obrázkov',
  'Photo gallery': 'Galéria',
  Carousel: 'Obrázky',
  Slide: 'Obrázok',
  '{index} of {total}': '{index} z {total}',
}
