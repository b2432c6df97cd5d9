import { expect, test } from 'vitest'
import { raiseGate } from '../testing/servers/a-gate.ts'
import { adminToken } from '../testing/sign-in.ts'
import { startTestApi } from '../testing/test-api.ts'
import { UnlockedClient } from '../testing/races/unlocked-client.ts'
import { jpeg } from '../testing/fixtures/upload-bench.ts'
import { uploadForm } from '../testing/upload-form.ts'
import { openUploads } from '../testing/uploads/several-uploads.ts'

const here = openUploads()
const { upload, settled, createObject } = here

test('ten uploads to a single field at once leave one file', async () => {
  const refId = await createObject()
  const fields = { ref: 'accommodation-object', refId, field: 'image' }
  const content = await jpeg(300, 200)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => upload([{ name: 'x', content }], fields)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  await settled()
  const { rows } = await here.property.api.db.$client.query('select 1 from files where ref_id = $1', [refId])
  expect(rows).toHaveLength(1)
  expect(await here.bench.storedFolders()).toHaveLength(1)
})

test('control: without the lock on the owner two concurrent uploads leave two files', async () => {
  const bare = await startTestApi({ pool: { Client: UnlockedClient } })
  const owner = await adminToken(bare)
  const object = { body: { title: 'Objekt' }, token: owner }
  const { id: refId } = (await bare.call('POST', '/accommodation-objects', object)).body as { id: string }
  const fields = { ref: 'accommodation-object', refId, field: 'image' }
  const form = uploadForm([{ name: 'x', content: await jpeg(300, 200) }], fields)
  // Where the version of the content is renewed, the second upload would wait for the first one there.
  await bare.api.db.execute('alter table files disable trigger renew_content_version')
  const gate = await raiseGate(bare.connection, 'delete on files')
  const over = Promise.all([1, 2].map(() => bare.call('POST', '/upload', { ...form, token: owner })))
  await gate.openFor(2)
  expect((await over).map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await bare.api.db.$client.query('select 1 from files where ref_id = $1', [refId])
  expect(rows).toHaveLength(2)
  await gate.close()
  await bare.close()
})
