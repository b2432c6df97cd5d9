import { expect, test } from 'vitest'
import { furtherVatKind, vatKindIssues, vatKindName } from './vat-kinds.ts'

const drinks = {
  kind: 'drinks',
  label: 'Nealkoholické nápoje',
  translations: { en: { label: 'Soft drinks' } },
}
const rate = (kind: string) => ({ kind, rate: 19, valid_from: '2025-01-01' })
const terms = (counts: string[]) => ({ counts })

test('settings name VAT kinds that exist, each once', () => {
  const good = { vat_kinds: [drinks], vat_rates: [rate('food'), rate('drinks')] }
  expect(vatKindIssues({ ...good, recreation_allowance_rules: [terms(['drinks', 'stay_tax'])] })).toEqual([])
  expect(vatKindIssues({ ...good, vat_kinds: [] }).map(({ path }) => path)).toEqual([
    'vat_rates',
    'vat_kinds',
  ])
  expect(vatKindIssues({ recreation_allowance_rules: [terms(['goods'])] })).toContainEqual({
    path: 'recreation_allowance_rules',
    code: 'invalid_choice',
  })
  expect(vatKindIssues({ vat_kinds: [drinks, drinks] })).toEqual([{ path: 'vat_kinds', code: 'not_unique' }])
  expect(vatKindIssues({ vat_kinds: [{ ...drinks, kind: 'food' }] })).toHaveLength(1)
  // A list of a wrong form is an issue of its own schema.
  expect(vatKindIssues({ vat_kinds: 'x', vat_rates: [7] })).toEqual([])
})

test('a kind has an id of its own and a name in both languages', () => {
  expect(furtherVatKind.safeParse({ ...drinks, kind: 'total' }).success).toBe(false)
  expect(furtherVatKind.safeParse({ ...drinks, kind: 'Nápoje' }).success).toBe(false)
  expect(vatKindName('drinks', [drinks], 'sk')).toBe('Nealkoholické nápoje')
  expect(vatKindName('drinks', [{ ...drinks, translations: {} }], 'en')).toBe('Nealkoholické nápoje')
  expect(vatKindName('food', [], 'en')).toBe('Food')
})
