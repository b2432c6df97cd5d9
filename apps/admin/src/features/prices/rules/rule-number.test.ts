import { expect, it } from 'vitest'
import { ruleNumber } from './rule-number.ts'

it.each([
  ['10', true, 1000],
  ['12,5', true, 1250],
  ['0.29 %', true, 29],
  ['10', false, 1000],
  ['12,50 €', false, 1250],
  ['', true, null],
  ['veľa', true, 'veľa'],
  ['1,234', true, '1,234'],
] as const)('%s as a percentage (%s) is stored as %s', (typed, isPercent, stored) => {
  expect(ruleNumber(typed, isPercent)).toBe(stored)
})
