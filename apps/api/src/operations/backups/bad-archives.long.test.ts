import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { zstdDecompressSync } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encryptProperty, passphrase } from '../../testing/backups/encrypt-property.ts'
import { damaged, readRefusal } from '../../testing/backups/read-refusal.ts'
import { openPackedProperty, type PackedProperty } from '../../testing/fixtures/packed-property.ts'
import { decryptBytes } from './encrypt-archive.ts'

let packed: PackedProperty
let encrypted: Buffer
beforeAll(async () => {
  packed = await openPackedProperty()
  encrypted = await readFile(await encryptProperty(packed))
})
afterAll(() => packed.close())

test('an encrypted archive is refused when it is cut off or changed', async () => {
  const refusalOf = (content: Buffer) => readRefusal(packed, content, passphrase)
  expect(await refusalOf(encrypted.subarray(0, -1))).toMatch(damaged)
  expect(await refusalOf(encrypted.subarray(0, 150))).toContain('nothing was changed')
  const content = Buffer.from(encrypted)
  const middle = Math.floor(content.length / 2)
  content[middle] = (content[middle] ?? 0) ^ 1
  expect(await refusalOf(content)).toMatch(damaged)
})

test('age itself reads an encrypted archive, and what it encrypts is read here', async () => {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const packedTar = await decrypter.decrypt(encrypted)
  expect(zstdDecompressSync(packedTar).includes('dvor.json')).toBe(true)
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(10)
  const theirs = await encrypter.encrypt(new Uint8Array(200_000).fill(7))
  const ours = await buffer(Readable.from(decryptBytes(Readable.from([theirs]), passphrase)))
  expect(ours.equals(Buffer.alloc(200_000, 7))).toBe(true)
})
