import { expect, test } from 'vitest'
import { allCollections } from '../records/collection-paths.ts'
import { emptyHints } from '../texts/sk-empty.ts'

/** Lists that always have a record, and those of screens with a note of their own. */
const without = [
  'administrator-forms',
  'calendar-conflicts',
  'calendar-feeds',
  'contacts',
  'editable-automated-emails',
  'global-settings',
  'received-invoices',
  'api-keys',
  'roles',
  'statement-lines',
  'tasks',
  'text-blocks',
  'users',
]

test('every list that can be empty says what it is for', () => {
  const listed = allCollections.flatMap(({ name, adminPath }) => (adminPath ? [name] : []))
  expect(listed.filter((name) => !(name in emptyHints))).toEqual(without)
  expect(Object.keys(emptyHints).filter((name) => !listed.includes(name))).toEqual([])
})
