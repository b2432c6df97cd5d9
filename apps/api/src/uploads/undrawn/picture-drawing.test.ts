import { join } from 'node:path'
import { renderPicture } from '@dvor/sample/render/render-picture.ts'
import { scenesFolders } from '@dvor/sample/render/scenes-folders.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { LocalFiles } from '../../platform/files/local-files.ts'
import { adminToken } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { storePicture } from '../store-picture.ts'

let property: TestApi
beforeAll(async () => void (property = await startTestApi()))
afterAll(() => property.close())

const scene = 'mushroom-walk'

async function addObject(title: string): Promise<string> {
  const token = await adminToken(property)
  const created = await property.call('POST', '/accommodation-objects', { body: { title }, token })
  const { id } = created.body as { id: string }
  const colours = await renderPicture(scene, scenesFolders.colours, 'colours')
  const ready = { ...colours, name: `${scene}.jpg`, folder: scenesFolders.colours }
  const files = new LocalFiles(join(property.dataDir, 'uploads'))
  const owner = { ref: 'accommodation-object', refId: id, field: 'image' }
  await storePicture({ files }, property.api.db, ready, owner)
  return id
}

async function pictureOf(id: string): Promise<UploadedFile> {
  const { body } = await property.call('GET', `/accommodation-objects/${id}`)
  return (body as { image: UploadedFile }).image
}

async function undrawn(): Promise<unknown> {
  const token = await adminToken(property)
  return (await property.call('GET', '/sample-mode/pictures', { token })).body
}

/** Bytes of the largest size as it is served. */
async function served({ url }: UploadedFile): Promise<number> {
  const { statusCode, rawPayload } = await property.app.inject(url)
  expect(statusCode, url).toBe(200)
  return rawPayload.length
}

test('pictures of the sample are drawn while pages show their colours', async () => {
  const [first, second] = [await addObject('Sýpka'), await addObject('Humno')]
  const colours = await pictureOf(first)
  expect(colours.url).toMatch(/^\/uploads\/undrawn/)
  expect(await undrawn()).toEqual({ undrawn: 2 })
  const lines: string[] = []
  await property.api.start((line) => lines.push(line))
  await property.api.settle()
  expect(await undrawn()).toEqual({ undrawn: 0 })
  for (const id of [first, second]) {
    const drawn = await pictureOf(id)
    expect(drawn).toMatchObject({ alt: colours.alt, width: colours.width })
    expect(drawn.url).not.toMatch(/undrawn/)
    expect(drawn.formats).toHaveLength(colours.formats.length)
    expect(await served(drawn)).toBeGreaterThan(2 * (await served(colours)))
  }
  expect(lines).toEqual(['Drawing sample pictures: 1 of 1'])
})
