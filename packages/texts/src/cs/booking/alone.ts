import type { Texts } from '../../texts.ts'

export const alonePeopleWords: Texts['alonePeopleWords'] = { andOlder: (years) => `a děti od ${years}` }

export const aloneChildrenWords: Texts['aloneChildrenWords'] = { children: 'Děti: klepněte na věk v ten den' }
