/** Words of the fields for the children's ages. */
export const agesWords = {
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

/** Names of the fields for adults and children. */
export const partyWords = { adults: 'Dospelí', children: 'Deti' }

/** Names of the buttons that change the number of adults. */
export const stepperWords = {
  fewerAdults: 'Menej dospelých',
  moreAdults: 'Viac dospelých',
}
