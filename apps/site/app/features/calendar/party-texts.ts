import type { InLanguages } from '../../core/language/use-language.ts'

const sk = {
  adults: 'Dospelí',
  children: 'Deti',
  agesLegend: 'Koľko rokov majú deti v deň príchodu?',
  child: 'dieťa',
  baby: 'menej ako rok',
  chooseAge: 'vyberte vek',
  ageMissing: 'Vyberte, prosím, vek dieťaťa.',
  fewerAdults: 'Menej dospelých',
  moreAdults: 'Viac dospelých',
  fewerChildren: 'Menej detí',
  moreChildren: 'Viac detí',
}

/** Words of the fields for adults, children and their ages. */
export const partyWords: InLanguages<typeof sk> = {
  sk,
  en: {
    adults: 'Adults',
    children: 'Children',
    agesLegend: 'How old are the children on the day of arrival?',
    child: 'child',
    baby: 'under one year',
    chooseAge: 'choose the age',
    ageMissing: 'Please choose the age of the child.',
    fewerAdults: 'Fewer adults',
    moreAdults: 'More adults',
    fewerChildren: 'Fewer children',
    moreChildren: 'More children',
  },
}
