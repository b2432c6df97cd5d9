import { expect, test } from 'vitest'
import { globalSettings } from '../collections/settings/global-settings.ts'
import { documentPrefixes, prefixIssues } from './document-prefixes.ts'

const { invoice_prefix, advance_invoice_prefix, credit_note_prefix } = globalSettings.fields
const defaults = {
  invoice_prefix: invoice_prefix.defaultValue,
  advance_invoice_prefix: advance_invoice_prefix.defaultValue,
  credit_note_prefix: credit_note_prefix.defaultValue,
}

test('all documents begin differently, also those whose prefix is a setting', () => {
  const all = [...Object.values(documentPrefixes), ...Object.values(defaults)]
  expect(new Set(all).size).toBe(all.length)
  expect(prefixIssues(defaults)).toEqual([])
})

test('a prefix of other documents is refused', () => {
  expect(prefixIssues({ ...defaults, invoice_prefix: 'PP' })).toEqual([
    { path: 'invoice_prefix', code: 'not_unique' },
  ])
  expect(prefixIssues({ ...defaults, invoice_prefix: 'FP' }).map(({ path }) => path)).toEqual([
    'invoice_prefix',
    'advance_invoice_prefix',
  ])
  expect(prefixIssues({ invoice_prefix: '', credit_note_prefix: '' })).toEqual([])
})
