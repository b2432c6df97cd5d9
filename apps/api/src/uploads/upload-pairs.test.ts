import { collections } from '@dvor/contract/collections/index.ts'
import { isFile, type Collection } from '@dvor/contract/declaration/collection.ts'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownersOfFiles } from '../testing/owners-of-files.ts'
import { adminToken } from '../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { uploadForm } from '../testing/upload-form.ts'

/** docs/contract.md, Uploads. */
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
  ['product', 'image'],
  ['task', 'photos'],
  ['lost-item', 'photos'],
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

test('the pairs are those of the specification, services, products, tasks, found things, a user and the settings; no more', () => {
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

test.each(pairs)('%s / %s takes an uploaded file by its id, in all of Strapi’s ways', async (ref, field) => {
  const collection = collectionOf(ref)
  const declaration = collection?.fields[field]
  if (!collection || !declaration || !isFile(declaration)) throw new Error('no such field')
  const path = `/${collection.name}${collection.singleton ? '' : `/${owners[ref]}`}`
  const alone = async (kind: keyof typeof content) => {
    const form = uploadForm([{ name: 'subor', content: content[kind] }], {})
    return ((await property.call('POST', '/upload', { ...form, token })).body as [UploadedFile])[0].id
  }
  const put = (value: unknown) => property.call('PUT', path, { token, body: { [field]: value } })
  const idsIn = ({ body }: { body: unknown }) => {
    const value = (body as Record<string, UploadedFile | UploadedFile[] | null>)[field] ?? []
    return [value].flat().map((file) => file.id)
  }
  for (const way of [
    (id: string) => id,
    (id: string) => [id],
    (id: string) => ({ id }),
    (id: string) => [{ id }],
  ]) {
    const id = await alone(declaration.accept)
    const answer = await put(way(id))
    expect([answer.status, idsIn(answer)]).toEqual([200, [id]])
    expect(idsIn(await property.call('GET', path, { token }))).toEqual([id])
  }
  const [first = ''] = idsIn(await property.call('GET', path, { token }))
  const second = await alone(declaration.accept)
  const both = await put([{ id: first }, second])
  if (declaration.kind === 'files') expect(idsIn(both)).toEqual([first, second])
  else expect(both).toMatchObject({ status: 400, body: { fields: [{ path: field }] } })
  const refused = [
    [3, 'invalid_value'],
    [crypto.randomUUID(), 'not_found'],
    [await alone(declaration.accept === 'pdf' ? 'image' : 'pdf'), 'invalid_format'],
    [[{ url: '/uploads/x.jpg' }], 'invalid_value'],
  ] as const
  for (const [value, code] of refused)
    expect(await put(value), code).toMatchObject({ status: 400, body: { fields: [{ path: field, code }] } })
  if (declaration.kind === 'files')
    expect(await put([second, first])).toMatchObject({
      body: { fields: [{ path: field, code: 'out_of_order' }] },
    })
  if (!collection.singleton) {
    const found = async (isEmpty: boolean) => {
      const { body } = await property.call('GET', `/${collection.name}?${field}_null=${isEmpty}&_limit=-1`, {
        token,
      })
      return (body as { id: string }[]).some(({ id }) => id === owners[ref])
    }
    expect([await found(false), await found(true)]).toEqual([true, false])
    await put(null)
    expect([await found(false), await found(true)]).toEqual([false, true])
  }
  expect(idsIn(await put([]))).toEqual([])
})

test('a new record takes its picture by id, one of another record is refused, and both say so in the history', async () => {
  const form = uploadForm([{ name: 'subor', content: content.image }], {})
  const [{ id }] = (await property.call('POST', '/upload', { ...form, token })).body as [UploadedFile]
  const add = (title: string) =>
    property.call('POST', '/blog-articles', { token, body: { title, image: { id } } })
  const made = await add('S obrázkom')
  expect(made).toMatchObject({ status: 200, body: { image: { id } } })
  expect(await add('S cudzím')).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'image', code: 'not_unique' }] },
  })
  const article = made.body as { id: string }
  const whole = await property.call('GET', `/blog-articles/${article.id}`, { token })
  expect(
    (await property.call('PUT', `/blog-articles/${article.id}`, { token, body: whole.body })).body,
  ).toMatchObject({
    image: { id },
  })
  const { rows } = await property.api.db.$client.query(
    `select after from history where record_id = $1 and action = 'upload'`,
    [article.id],
  )
  expect(rows).toEqual([{ after: { image: [{ id, name: 'subor' }] } }])
})

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
