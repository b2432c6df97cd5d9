import { houseRules } from '@dvor/sample/content/texts/house-rules.ts'
import { expect, test } from 'vitest'
import { nonBreaking } from '../seed/texts/non-breaking.ts'
import { faultsIn } from '../testing/files/slovak-copy.ts'

test('the rules of the property follow Slovak typography', () =>
  expect(faultsIn({ content: nonBreaking(houseRules('0900 000 012')) })).toEqual([]))
