import { readFile } from 'node:fs/promises'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { uploadForm } from '../../testing/upload-form.ts'

let property: TestApi
let token: string
beforeAll(async () => {
  property = await startTestApi()
  token = await adminToken(property)
})
afterAll(() => property.close())

/** A picture of 480 × 640 pixels in HEVC, in Display P3 as telephones take it: white above, red left, blue right. */
const phonePicture = () => readFile(new URL('../../testing/files/phone-picture.heic', import.meta.url))
const upload = (content: Buffer) =>
  property.call('POST', '/upload', { ...uploadForm([{ name: 'IMG_0042.HEIC', content }], {}), token })

test('a HEIC picture of a phone is taken and keeps its colours', async () => {
  const answer = await upload(await phonePicture())
  expect(answer.status).toBe(200)
  const [file] = answer.body as [UploadedFile]
  expect(file).toMatchObject({ width: 400, height: 533, mime: 'image/jpeg' })
  const served = await property.app.inject({ method: 'GET', url: file.url })
  const { data, info } = await sharp(served.rawPayload).raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ]
  const expected = [
    [colourAt(200, 40), [255, 255, 255]],
    [colourAt(100, 500), [208, 32, 32]],
    [colourAt(300, 500), [32, 64, 192]],
  ] as const
  for (const [seen, wanted] of expected)
    for (const [channel, value] of seen.entries())
      expect(Math.abs(value - (wanted[channel] ?? 0))).toBeLessThan(8)
})

test('a HEIC file that ends early is refused as unreadable', async () => {
  const cut = (await phonePicture()).subarray(0, 1_100)
  expect(await upload(cut)).toMatchObject({ status: 415, body: { code: 'file_type' } })
})
