import type { Texts } from '../../texts.ts'

export const alonePeopleWords: Texts['alonePeopleWords'] = {
  andOlder: (years) => `and children from ${years}`,
}

export const aloneChildrenWords: Texts['aloneChildrenWords'] = {
  children: 'Children: tap the age on that day',
}
