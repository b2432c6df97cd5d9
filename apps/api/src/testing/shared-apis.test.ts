import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { listen } from './client-of.ts'
import { expectEnded, reservationsIn } from './servers/ended-api.ts'
import { startSharedProperty } from './fixtures/small-property.ts'
import { startOfTests } from './test-clock.ts'
import type { TestApi } from './test-api.ts'
import { aStay, book } from './test-property.ts'

test('a closed API is used again without its rows, files and moment', async () => {
  const first = await startSharedProperty()
  await book(first.api, [aStay(first.property.unit, '2027-06-01', '2027-06-04')])
  await writeFile(join(first.api.dataDir, 'left'), '')
  first.api.clock.set('2028-01-01T00:00:00Z')
  await first.api.close()

  const { api, property } = await startSharedProperty()
  expect(api.app).toBe(first.api.app)
  expect(await reservationsIn(api)).toBe(0)
  expect(await readdir(api.dataDir)).toEqual([])
  expect(api.clock.now()).toEqual(new Date(startOfTests))
  await book(api, [aStay(property.unit, '2027-06-01', '2027-06-04')])
  await api.close()
})

test('two that are open at once have databases of their own', async () => {
  const one = await startSharedProperty()
  const other = await startSharedProperty()
  await book(one.api, [aStay(one.property.unit, '2027-06-01', '2027-06-04')])
  expect(await reservationsIn(other.api)).toBe(0)
  await one.api.close()
  await other.api.close()
})

/** Changes that cannot be undone. */
const lasting: Record<string, (api: TestApi) => Promise<unknown>> = {
  'a schema changed by one of its connections': ({ api }) =>
    api.db.$client.query('alter table room_nights drop constraint room_nights_pkey'),
  'a schema changed by another connection': async ({ connection }) => {
    const client = new pg.Client(connection)
    await client.connect()
    await client.query('create table left_over (id int)')
    await client.end()
  },
  'a listener for changes of content': async ({ api }) => api.onContentChange(() => undefined),
  'an API that works by itself': ({ api }) => api.start(),
  'an API that listens': (api) => listen(api),
}

test.each(Object.entries(lasting))('%s ends an API', async (_, leave) => expectEnded(leave))
