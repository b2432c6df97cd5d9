import { foldText } from '@dvor/format/slug.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let property: TestApi
beforeAll(async () => {
  property = await startTestApi()
})
afterAll(() => property.close())

test('the database folds every Latin, Greek and Cyrillic letter as the program does', async () => {
  const { rows } = await property.api.db.$client.query<{ letter: string; folded: string }>(
    `select chr(n) as letter, fold(chr(n)) as folded from generate_series(32, 8250) n where n not between 4256 and 7359`,
  )
  const differing = rows.filter(({ letter, folded }) => foldText(letter) !== folded)
  expect(differing).toEqual([])
})

test.each([
  ['Łukasz Øster', 'lukasz oster'],
  ['Großmann, GROẞMANN', 'grossmann, grossmann'],
  ['Đorđe Sæther Œuvré', 'dorde saether oeuvre'],
  ['Þór Guðrún İnci Irmağı Ħal', 'thor gudrun inci irmagi hal'],
  ['O’Brien–Smith', "o'brien-smith"],
  ['ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
  ['v\u00a0lete', 'v lete'],
])('%s is folded to %s', async (text, folded) => {
  const { rows } = await property.api.db.$client.query<{ made: string }>('select fold($1) as made', [text])
  expect([foldText(text), rows[0]?.made]).toEqual([folded, folded])
})
