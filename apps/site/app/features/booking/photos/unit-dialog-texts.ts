import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
  amenities: 'Vybavenie',
  back: 'Predchádzajúca fotka',
  next: 'Ďalšia fotka',
  wholePicture: 'Otvoriť celú fotku v novom okne',
  wholePage: 'Celá stránka s kalendárom a cenami',
  loading: 'Načítavam fotky',
  failed: 'Fotky a vybavenie sa nepodarilo načítať.',
  retry: 'Skúsiť znova',
  close: 'Zavrieť',
}

/** Words of the pictures and amenities that are shown over the results. */
export const unitDialogWords: InLanguages<typeof sk> = {
  sk,
  en: {
    amenities: 'Amenities',
    back: 'Previous picture',
    next: 'Next picture',
    wholePicture: 'Open the whole picture in a new window',
    wholePage: 'The whole page with calendar and prices',
    loading: 'Loading pictures',
    failed: 'Pictures and amenities could not be loaded.',
    retry: 'Try again',
    close: 'Close',
  },
}
