import type { Texts } from '../../texts.ts'

export const agesWords: Texts['agesWords'] = {
  agesLegend: 'How old are the children on the day of arrival?',
  child: (place) => `Child ${place}`,
  baby: 'under one year',
  chooseAge: 'choose the age',
  ageMissing: 'Please choose the age of the child.',
  chipsLegend: 'Children: tap the age on the day of arrival',
  add: 'Add a child',
  remove: 'Remove the child',
  ageUnknown: 'age not known yet',
}

export const partyWords: Texts['partyWords'] = { adults: 'Adults', children: 'Children' }

export const stepperWords: Texts['stepperWords'] = {
  fewerAdults: 'Fewer adults',
  moreAdults: 'More adults',
}
