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

type Colour = readonly [red: number, green: number, blue: number]
const white: Colour = [255, 255, 255]
const red: Colour = [208, 32, 32]
const green: Colour = [32, 144, 48]
const blue: Colour = [32, 64, 192]

/** Expects colours at shares of the width and height of the stored picture. */
async function expectColours(url: string, expected: readonly (readonly [x: number, y: number, Colour])[]) {
  const served = await property.app.inject({ method: 'GET', url })
  const { data, info } = await sharp(served.rawPayload).raw().toBuffer({ resolveWithObject: true })
  for (const [x, y, wanted] of expected) {
    const pixel = Math.round(y * info.height) * info.width + Math.round(x * info.width)
    const seen = data.subarray(pixel * info.channels, pixel * info.channels + 3)
    for (const [channel, value] of seen.entries())
      expect(Math.abs(value - (wanted[channel] ?? 0)), `${x}, ${y}: ${seen.join(' ')}`).toBeLessThan(10)
  }
}

const fixture = (name: string) => readFile(new URL(`../../testing/files/${name}.heic`, import.meta.url))

/** A picture of 480 × 640 pixels in HEVC, in Display P3 as telephones take it: white above, red left, blue right. */
const phonePicture = () => fixture('phone-picture')
const upload = (content: Buffer) =>
  property.call('POST', '/upload', { ...uploadForm([{ name: 'IMG_0042.HEIC', content }], {}), token })

test('a HEIC picture of a phone is taken and keeps its colours', async () => {
  const answer = await upload(await phonePicture())
  expect(answer.status).toBe(200)
  const [file] = answer.body as [UploadedFile]
  expect(file).toMatchObject({ width: 480, height: 640, mime: 'image/jpeg' })
  await expectColours(file.url, [
    [0.5, 0.08, white],
    [0.25, 0.94, red],
    [0.75, 0.94, blue],
  ])
})

/**
 * As an iPhone stores it: four tiles of 256 × 256 in a grid cut to 448 × 320, a rotation (and for the front camera a
 * mirror) as properties of the picture, and the same orientation in Exif, which must not be applied again. On the
 * sensor it is red and green above, blue and white below.
 */
test.each([
  ['phone-grid', [blue, red, white, green]],
  ['phone-grid-mirrored', [red, blue, green, white]],
] as const)('the tiles of %s become one upright picture', async (name, [first, second, third, fourth]) => {
  const answer = await upload(await fixture(name))
  expect(answer.status).toBe(200)
  const [file] = answer.body as [UploadedFile]
  expect(file).toMatchObject({ width: 320, height: 448 })
  await expectColours(file.url, [
    [0.1, 0.1, first],
    [0.9, 0.1, second],
    [0.1, 0.9, third],
    [0.9, 0.9, fourth],
    // Beside the seams of the tiles.
    [0.45, 0.45, first],
    [0.55, 0.55, fourth],
  ])
})

test('a HEIC file that ends early is refused as unreadable', async () => {
  const cut = (await phonePicture()).subarray(0, 1_100)
  expect(await upload(cut)).toMatchObject({ status: 415, body: { code: 'file_type' } })
})
