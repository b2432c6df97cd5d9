import { ReadableStream as WebStream } from 'node:stream/web'
import { OperationRefused } from '../../db/operation-refused.ts'
import { passphraseIdentity, passphraseRecipient } from './passphrase-key.ts'

type Bytes = AsyncIterable<Uint8Array>

/** First bytes of every encrypted archive (age-encryption.org/v1). */
const firstLine = Buffer.from('age-encryption.org/v1\n')

/**
 * Encrypts a stream in the format of age, which its command `age -d` reads, too. Only a piece of 64 KB is in memory.
 * Loaded on demand, because most starts make no backup.
 */
export async function* encryptBytes(content: Bytes, passphrase: string): AsyncGenerator<Uint8Array> {
  const { Encrypter, Stanza } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(passphraseRecipient(passphrase, Stanza))
  yield* piecesOf(await encrypter.encrypt(streamOf(content)))
}

/**
 * Decrypts a stream that begins as an encrypted archive does; any other is passed on as it is. @throws OperationRefused
 * without the passphrase or with another one
 */
export async function* decryptBytes(
  content: Bytes,
  passphrase: string | undefined,
): AsyncGenerator<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    head = Buffer.concat([head, next.value])
    if (head.length >= firstLine.length) break
  }
  const all = joined(head, pieces)
  if (!head.subarray(0, firstLine.length).equals(firstLine)) return yield* all
  if (!passphrase)
    throw new OperationRefused('The archive is encrypted: set BACKUP_PASSPHRASE; nothing was changed')
  yield* await decrypted(all, passphrase)
}

async function decrypted(content: Bytes, passphrase: string): Promise<WebStream<Uint8Array>> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  const identity = passphraseIdentity(passphrase)
  let isKnown = false
  decrypter.addIdentity({
    async unwrapFileKey(stanzas) {
      const key = await identity.unwrapFileKey(stanzas)
      isKnown = key !== null
      return key
    },
  })
  try {
    return piecesOf(await decrypter.decrypt(streamOf(content)))
  } catch (error) {
    if (isKnown) throw error
    throw new OperationRefused(
      'BACKUP_PASSPHRASE is not the one with which this archive was encrypted; nothing was changed',
    )
  }
}

/** Node's types and those of the browser, which the library uses, describe one class differently. */
const streamOf = (content: Bytes) => WebStream.from(content) as ReadableStream<Uint8Array>
const piecesOf = (stream: ReadableStream<Uint8Array>) => stream as WebStream<Uint8Array>

async function* joined(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (head.length > 0) yield head
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
