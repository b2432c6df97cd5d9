import { expect, test } from 'vitest'
import { topicsIn } from './question-topics.ts'

test.each([
  ['O koľkej môžeme prísť a kde zaparkujeme?', ['arrival', 'address', 'parking']],
  ['Přijedeme pozdě večer. Máte snídani bez lepku?', ['arrival', 'meals']],
  ['Can we bring our dog? And is there Wi-Fi?', ['pets', 'wifi']],
  ['Na aký ÚČET máme poslať zálohu?', ['money', 'account']],
  ['Dokdy sa dá pobyt zrušiť?', ['cancellation']],
  ['Do kedy máme odísť? Ide s nami bábätko, máte postieľku?', ['departure', 'children']],
  ['Veľmi sa tešíme, s pozdravom Kováčovci.', []],
])('%s', (text, topics) => {
  expect(topicsIn(text)).toEqual(topics)
})

test('a short word is found only as a whole one', () => {
  expect(topicsIn('Petra ide s nami, autor knihy.')).toEqual([])
})
