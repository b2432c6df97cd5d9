import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import type { Identity, Recipient, Stanza } from 'age-encryption'

/** Work factor of scrypt, N = 2^17 (OWASP, Password Storage): 128 MB and about half a second. */
const workFactor = 17
/** A header from outside must not make the process take any amount of memory. */
const highestWorkFactor = 20
const saltBytes = 16
const label = Buffer.from('age-encryption.org/v1/scrypt')
const cipher = 'chacha20-poly1305'
const tagBytes = 16
/** The key is used once, so the format fixes the nonce (age-encryption.org/v1, scrypt recipient stanza). */
const nonce = new Uint8Array(12)

function deriveFrom(passphrase: string, salt: Uint8Array, factor: number): Promise<Buffer> {
  const options = { N: 2 ** factor, r: 8, p: 1, maxmem: 2 ** (factor + 11) }
  return new Promise((resolve, reject) =>
    scrypt(passphrase, Buffer.concat([label, salt]), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/**
 * Encrypts the key of a file by a passphrase, as age does, but with Node's scrypt: the library's own would stop the
 * process for a second.
 */
export const passphraseRecipient = (passphrase: string, StanzaOf: typeof Stanza): Recipient => ({
  async wrapFileKey(fileKey) {
    const salt = randomBytes(saltBytes)
    const sealing = createCipheriv(cipher, await deriveFrom(passphrase, salt, workFactor), nonce, {
      authTagLength: tagBytes,
    })
    const body = Buffer.concat([sealing.update(fileKey), sealing.final(), sealing.getAuthTag()])
    return [new StanzaOf(['scrypt', unpadded(salt), String(workFactor)], new Uint8Array(body))]
  },
})

/** Decrypts the key of a file by a passphrase; null where the passphrase is another one. */
export const passphraseIdentity = (passphrase: string): Identity => ({
  async unwrapFileKey([stanza, ...others]) {
    if (!stanza || others.length > 0) return null
    const [kind, salt = '', factor = ''] = stanza.args
    if (kind !== 'scrypt' || !/^[1-9]\d?$/.test(factor) || Number(factor) > highestWorkFactor) return null
    const key = await deriveFrom(passphrase, Buffer.from(salt, 'base64'), Number(factor))
    const body = Buffer.from(stanza.body)
    const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    opening.setAuthTag(body.subarray(-tagBytes))
    try {
      return new Uint8Array(Buffer.concat([opening.update(body.subarray(0, -tagBytes)), opening.final()]))
    } catch {
      return null
    }
  },
})
