import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
  close: 'Zavrieť kalendár',
  loading: 'Načítavam voľné dni',
  failed: 'Voľné dni sa nepodarilo načítať. Skúste to, prosím, ešte raz, alebo dni napíšte do formulára.',
  retry: 'Skúsiť znova',
  clear: 'Bez dátumu',
}

/** Words of every sheet with a calendar. */
export const sheetWords: InLanguages<typeof sk> = {
  sk,
  en: {
    close: 'Close the calendar',
    loading: 'Loading free days',
    failed: 'Free days could not be loaded. Please try once more, or type the days into the form.',
    retry: 'Try again',
    clear: 'No dates',
  },
}
