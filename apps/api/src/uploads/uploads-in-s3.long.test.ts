import { expect, test } from 'vitest'
import { openBucketProperty, fileOf } from '../testing/uploads/bucket-property.ts'

const here = openBucketProperty()
const { fetchFile, create, upload, keysOf } = here

test('replaced and removed pictures leave nothing in the bucket', async () => {
  const fields = {
    ref: 'accommodation-object',
    refId: await create('/accommodation-objects'),
    field: 'image',
  }
  const old = fileOf(await upload(fields))
  await here.property.api.settle()
  expect((await fetchFile(old.url)).statusCode).toBe(200)
  const fresh = fileOf(await upload(fields))
  await here.property.api.settle()
  expect(await keysOf(old)).toEqual([])
  expect((await fetchFile(old.url)).statusCode).toBe(404)
  expect((await fetchFile(fresh.url)).statusCode).toBe(200)
  await here.property.call('DELETE', `/upload/files/${fresh.id}`, { token: here.token })
  expect(await keysOf(fresh)).toEqual([])
  expect((await fetchFile(fresh.url)).statusCode).toBe(404)
})
