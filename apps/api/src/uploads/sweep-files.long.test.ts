import { collections } from '@dvor/contract/collections/index.ts'
import type { Fields } from '@dvor/contract/declaration/field.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownersOfFiles } from '../testing/owners-of-files.ts'
import { registry } from '../collections/index.ts'
import { openSweep } from '../testing/uploads/swept-files.ts'

const here = openSweep()
const { days, sweep, isThere, upload } = here

/** Every field of every collection in which a person may write html. */
const htmlFields = Object.values(collections).flatMap(({ name, fields }) =>
  Object.entries(fields as Fields).flatMap(([field, { kind }]) => (kind === 'html' ? [{ name, field }] : [])),
)

test('a picture is found in any html field of any collection, alone or among others', async () => {
  const { db } = here.property.api
  await ownersOfFiles(here.property)
  expect(htmlFields.length).toBeGreaterThan(8)
  for (const { name, field } of htmlFields) {
    const collection = registry.get(name)
    const id = collection?.columns['id']
    const column = collection?.columns[field]
    if (!collection || !id || !column) throw new Error(`${name}.${field} has no column`)
    const [shown, among] = [await upload({ data: '{}' }), await upload({ data: '{}' })]
    const html = `<p>a</p><img src="${shown.url}"><p>b</p><img src="${among.formats[0]?.webp}">`
    const [row] = await db.select({ id }).from(collection.table).limit(1)
    // Only the outbox has no row here, and no person can write one.
    if (!row) {
      expect(name).toBe('outgoing-emails')
      continue
    }
    await db
      .update(collection.table)
      .set({ [field]: html })
      .where(eq(id, row.id))
    await sweep()
    days(8)
    await sweep()
    expect([await isThere(shown), await isThere(among)], `${name}.${field}`).toEqual([true, true])
    await db
      .update(collection.table)
      .set({ [field]: '' })
      .where(eq(id, row.id))
  }
})
