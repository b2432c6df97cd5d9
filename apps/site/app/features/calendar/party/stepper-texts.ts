import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
  fewerAdults: 'Menej dospelých',
  moreAdults: 'Viac dospelých',
}

/** Names of the buttons that change the number of adults. */
export const stepperWords: InLanguages<typeof sk> = {
  sk,
  en: {
    fewerAdults: 'Fewer adults',
    moreAdults: 'More adults',
  },
}
