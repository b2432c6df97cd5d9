import { collections } from '@dvor/contract/collections/index.ts'
import { isFile, type Collection } from '@dvor/contract/declaration/collection.ts'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownersOfFiles } from '../testing/owners-of-files.ts'
import { adminToken } from '../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { uploadForm } from '../testing/upload-form.ts'

/** Spec section 3; the last two are the contract's own. */
const pairs = [
  ['accommodation-unit', 'image'],
  ['accommodation-object', 'image'],
  ['gallery-image', 'image'],
  ['image-blog-article', 'files'],
  ['image-blog-article', 'logo'],
  ['seasonal-offer', 'image'],
  ['text-block', 'image'],
  ['activities', 'image'],
  ['document', 'file'],
  ['blog-article', 'image'],
  ['hall', 'images'],
  ['service', 'image'],
  ['user', 'avatar'],
  ['global-settings', 'logo'],
  ['global-settings', 'icon'],
] as const

const declared: readonly Collection[] = Object.values(collections)
/** Every pair of `ref` and `field` for uploads, from the declarations. */
const uploadPairs = declared.flatMap(({ uploadRef: ref, fields }) =>
  Object.entries(fields).flatMap(([field, declaration]) =>
    ref && isFile(declaration) ? [{ ref, field }] : [],
  ),
)
const collectionOf = (ref: string) => declared.find(({ uploadRef }) => uploadRef === ref)
const content = {
  image: await sharp({ create: { width: 420, height: 280, channels: 3, background: '#1F3D2B' } })
    .jpeg()
    .toBuffer(),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'),
}

let property: TestApi
let token: string
let owners: Record<string, string>
beforeAll(async () => {
  property = await startTestApi()
  token = await adminToken(property)
  owners = await ownersOfFiles(property)
})
afterAll(() => property.close())

test('the pairs are those of the specification, a service, a user and the settings; no more', () => {
  const asText = (all: readonly (readonly [string, string])[]) =>
    all.map((pair) => pair.join(' / ')).toSorted()
  expect(asText(uploadPairs.map(({ ref, field }) => [ref, field]))).toEqual(asText(pairs))
})

test.each(pairs)(
  '%s / %s takes a file, returns it, and a second one replaces or joins it',
  async (ref, field) => {
    const collection = collectionOf(ref)
    const declaration = collection?.fields[field]
    if (!collection || !declaration || !isFile(declaration)) throw new Error('no such field')
    const refId = owners[ref] ?? ''
    const isMany = declaration.kind === 'files'
    const upload = async () => {
      const form = uploadForm([{ name: 'subor', content: content[declaration.accept] }], {
        ref,
        refId,
        field,
      })
      const { status, body } = await property.call('POST', '/upload', { ...form, token })
      expect(status).toBe(200)
      return (body as [UploadedFile])[0].id
    }
    const shown = async () => {
      const { body } = await property.call(
        'GET',
        `/${collection.name}${collection.singleton ? '' : `/${refId}`}`,
        { token },
      )
      const value = (body as Record<string, unknown>)[field]
      return (isMany ? (value as UploadedFile[]) : [value as UploadedFile]).map(({ id }) => id)
    }
    const first = await upload()
    expect(await shown()).toEqual([first])
    const second = await upload()
    expect(await shown()).toEqual(isMany ? [first, second] : [second])
    const other = declaration.accept === 'pdf' ? content.image : content.pdf
    const wrong = uploadForm([{ name: 'subor', content: other }], { ref, refId, field })
    expect((await property.call('POST', '/upload', { ...wrong, token })).status).toBe(415)
  },
)

test('a collection’s name is not accepted as ref, nor another collection’s field', async () => {
  const form = (fields: Record<string, string>) =>
    property.call('POST', '/upload', {
      ...uploadForm([{ name: 'a', content: content.image }], fields),
      token,
    })
  const refId = owners['hall'] ?? ''
  expect((await form({ ref: 'halls', refId, field: 'images' })).status).toBe(400)
  expect((await form({ ref: 'hall', refId, field: 'image' })).status).toBe(400)
  expect((await form({ ref: 'hall', refId: owners['service'] ?? '', field: 'images' })).status).toBe(404)
})
