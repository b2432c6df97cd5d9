import type { InLanguages } from '../../core/language/use-language.ts'

const sk = {
  fewerAdults: 'Menej dospelých',
  moreAdults: 'Viac dospelých',
  fewerChildren: 'Menej detí',
  moreChildren: 'Viac detí',
}

/** Names of the buttons that change the numbers of adults and children. */
export const stepperWords: InLanguages<typeof sk> = {
  sk,
  en: {
    fewerAdults: 'Fewer adults',
    moreAdults: 'More adults',
    fewerChildren: 'Fewer children',
    moreChildren: 'More children',
  },
}
