import { afterAll, beforeAll } from 'vitest'
import { type TestApi } from '../test-api.ts'
import { openUploadBench, type UploadBench } from '../fixtures/upload-bench.ts'

/** A property with a bench for uploads, for the tests of a file. */
export function openUploads() {
  let bench: UploadBench

  let property: TestApi

  let token: string

  beforeAll(async () => {
    bench = await openUploadBench()
    ;({ api: property, token } = bench)
  })

  afterAll(() => property.close())

  const upload: UploadBench['upload'] = (...given) => bench.upload(...given)

  const settled = () => property.api.settle()

  const createObject = () => bench.createObject()

  return {
    get bench() {
      return bench
    },
    get property() {
      return property
    },
    get token() {
      return token
    },
    upload,
    settled,
    createObject,
  }
}
