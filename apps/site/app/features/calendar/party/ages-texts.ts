import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
  agesLegend: 'Koľko rokov majú deti v deň príchodu?',
  child: (place: number) => `${place}. dieťa`,
  baby: 'menej ako rok',
  chooseAge: 'vyberte vek',
  ageMissing: 'Vyberte, prosím, vek dieťaťa.',
  chipsLegend: 'Deti: ťuknite na vek v deň príchodu',
  add: 'Pridať dieťa',
  remove: 'Odobrať dieťa',
  ageUnknown: 'vek ešte nevieme',
}

/** Words of the fields for the children's ages. */
export const agesWords: InLanguages<typeof sk> = {
  sk,
  en: {
    agesLegend: 'How old are the children on the day of arrival?',
    child: (place) => `Child ${place}`,
    baby: 'under one year',
    chooseAge: 'choose the age',
    ageMissing: 'Please choose the age of the child.',
    chipsLegend: 'Children: tap the age on the day of arrival',
    add: 'Add a child',
    remove: 'Remove the child',
    ageUnknown: 'age not known yet',
  },
}
