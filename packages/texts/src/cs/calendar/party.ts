import type { Texts } from '../../texts.ts'

export const agesWords: Texts['agesWords'] = {
  agesLegend: 'Kolik let bude dětem v den příjezdu?',
  child: (place) => `${place}. dítě`,
  baby: 'méně než rok',
  chooseAge: 'vyberte věk',
  ageMissing: 'Vyberte prosím věk dítěte.',
  chipsLegend: 'Děti: klepněte na věk v den příjezdu',
  add: 'Přidat dítě',
  remove: 'Odebrat dítě',
  ageUnknown: 'věk zatím nevíme',
}

export const partyWords: Texts['partyWords'] = { adults: 'Dospělí', children: 'Děti' }

export const stepperWords: Texts['stepperWords'] = {
  fewerAdults: 'Méně dospělých',
  moreAdults: 'Více dospělých',
}
