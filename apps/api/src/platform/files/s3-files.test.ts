import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3, type TestS3 } from '../../testing/servers/s3-server.ts'
import { S3Client } from './s3-client.ts'
import { S3Files } from './s3-files.ts'
import { listObjects } from './s3-listing.ts'
import { uploadInParts } from './s3-multipart.ts'
import { TemporaryFiles } from './temporary-files.ts'

let s3: TestS3
let here: string
let files: S3Files
beforeAll(async () => {
  s3 = await startS3()
  here = await mkdtemp(join(tmpdir(), 'dvor-s3-files-'))
  files = storeWith()
})
afterAll(async () => {
  await s3.close()
  await rm(here, { recursive: true })
})

function storeWith(changes: Partial<TestS3['settings']> = {}) {
  return new S3Files({ ...s3.settings, ...changes }, new TemporaryFiles(join(here, 'incoming')))
}
const bytes = (text: string) => new TextEncoder().encode(text)
async function read(folder: string, name: string): Promise<string | undefined> {
  const opened = await files.open(folder, name)
  return opened && (await buffer(opened.content)).toString()
}
const lines: string[] = []
const report = (line: string) => void lines.push(line)

test('a folder is stored from bytes and from files, and read back', async () => {
  const path = join(here, 'ready.webp')
  await writeFile(path, 'from a file')
  await files.put(
    'aaaaaaaaaaaa-11111111',
    new Map<string, Uint8Array | { path: string }>([
      ['400.jpg', bytes('from bytes')],
      ['400.webp', { path }],
    ]),
  )
  expect(await read('aaaaaaaaaaaa-11111111', '400.jpg')).toBe('from bytes')
  expect(await read('aaaaaaaaaaaa-11111111', '400.webp')).toBe('from a file')
  expect((await files.open('aaaaaaaaaaaa-11111111', '400.jpg'))?.bytes).toBe(10)
  expect(await files.open('aaaaaaaaaaaa-11111111', '800.jpg')).toBeUndefined()
})

test.each(['Cenník stravy (2026).pdf', "o'clock + 100 % & more!*.pdf", 'a=b;c,d~e@f$.pdf'])(
  'a name with special characters is signed as the store does: %s',
  async (name) => {
    await files.put('bbbbbbbbbbbb-22222222', new Map([[name, bytes(name)]]))
    expect(await read('bbbbbbbbbbbb-22222222', name)).toBe(name)
    await files.remove('bbbbbbbbbbbb-22222222', name)
    expect(await read('bbbbbbbbbbbb-22222222', name)).toBeUndefined()
  },
)

test('a file is added only to an existing folder', async () => {
  await files.put('cccccccccccc-33333333', new Map([['400.jpg', bytes('x')]]))
  expect(await files.add('cccccccccccc-33333333', '400.avif', bytes('avif'))).toBe(true)
  expect(await read('cccccccccccc-33333333', '400.avif')).toBe('avif')
  await files.remove('cccccccccccc-33333333')
  expect(await files.add('cccccccccccc-33333333', '800.avif', bytes('avif'))).toBe(false)
  expect((await s3.keys()).filter((key) => key.includes('cccccccccccc'))).toEqual([])
})

test('old folders are listed by their newest file', async () => {
  await files.put('dddddddddddd-44444444', new Map([['400.jpg', bytes('x')]]))
  const soon = new Date(Date.now() + 60_000)
  expect(await files.listOlderThan(soon)).toContain('dddddddddddd-44444444')
  expect(await files.listOlderThan(new Date(Date.now() - 60_000))).toEqual([])
})

test('a listing goes through all pages', async () => {
  const names = Array.from({ length: 7 }, (_, index) => `${index}.jpg`)
  await files.put('eeeeeeeeeeee-55555555', new Map(names.map((name) => [name, bytes(name)])))
  const found: string[] = []
  for await (const { key } of listObjects(new S3Client(s3.settings), 'uploads/eeeeeeeeeeee-55555555/', 2))
    found.push(key.split('/').at(-1) ?? '')
  expect(found).toEqual(names)
})

test('a large file is stored part by part', async () => {
  const path = join(here, 'large')
  const content = Buffer.from(
    Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index)).join(''),
  )
  await writeFile(path, content)
  const client = new S3Client(s3.settings)
  await uploadInParts(client, path, 'backups/large', 10)
  const answer = await client.send({ method: 'GET', key: 'backups/large' })
  expect(await answer.text()).toBe(content.toString())
  const lost = uploadInParts(client, join(here, 'no-such-file'), 'backups/none')
  await expect(lost).rejects.toThrow('ENOENT')
  expect(await s3.keys()).not.toContain('backups/none')
})

test('the start checks the store’s credentials and leaves nothing behind', async () => {
  await storeWith().check(report)
  expect(lines).toEqual([])
  expect((await s3.keys()).filter((key) => key.includes('check'))).toEqual([])
})

test.each([
  [{ bucket: 'no-such-bucket' }, /^S3_BUCKET: the store has no such bucket$/],
  [{ secretAccessKey: 'wrong' }, /^S3_SECRET_ACCESS_KEY: the store does not accept it$/],
  [{ accessKeyId: 'NOBODY' }, /^S3_ACCESS_KEY_ID: the store does not know it$/],
])('%o stops the start with one line', async (changes, line) => {
  const failure = await storeWith(changes)
    .check(report)
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'SettingRefused', message: expect.stringMatching(line) })
})

test('an unreachable store does not stop the start, but every call reports it', async () => {
  const away = storeWith({ endpoint: 'http://127.0.0.1:1' })
  await away.check(report)
  expect(lines.at(-1)).toContain('file store does not answer')
  const silent = { code: 'storage_unavailable', status: 503 }
  await expect(away.open('aaaaaaaaaaaa-11111111', '400.jpg')).rejects.toMatchObject(silent)
  await expect(away.put('ffffffffffff-66666666', new Map([['a', bytes('x')]]))).rejects.toMatchObject(silent)
  await expect(away.remove('aaaaaaaaaaaa-11111111')).rejects.toMatchObject(silent)
})

test('a key revoked while running is a fault of the store, with its reason in the log', async () => {
  await expect(storeWith({ secretAccessKey: 'revoked' }).open('a', 'b')).rejects.toMatchObject({
    code: 'storage_unavailable',
    cause: { code: 'SignatureDoesNotMatch', status: 403 },
  })
})
