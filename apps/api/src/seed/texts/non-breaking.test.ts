import { nbsp } from '@dvor/format/language.ts'
import { expect, test } from 'vitest'
import { nonBreaking } from './non-breaking.ts'

const shown = (text: string) => nonBreaking(text).replaceAll(nbsp, '~')

test.each([
  ['chlieb z pece a syr', 'chlieb z~pece a~syr'],
  ['V lese i v dome', 'V~lese i~v~dome'],
  ['auto k nám', 'auto k~nám'],
  ['12 km, 5,50 €, 4. 7. o 9.00 h', '12~km, 5,50~€, 4.~7. o~9.00~h'],
  ['v roku 1894 postavili dom 1. Potom', 'v~roku 1894 postavili dom 1. Potom'],
  ['§ 19 zákona č. 108/2024 Z. z., IČO 12345678', '§~19~zákona č.~108/2024 Z.~z., IČO~12345678'],
  ['Dvor, s. r. o., obec', 'Dvor, s.~r.~o., obec'],
  ['dom – dvor', 'dom~– dvor'],
  ['(v zime) „o nás“', '(v~zime) „o~nás“'],
  ['<a href="/a b">a o</a> nás', '<a href="/a b">a~o</a> nás'],
])('%s', (plain, bound) => expect(shown(plain)).toBe(bound))
