import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey, type DerivedKey } from './keys.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts stored values (AES-256-GCM) with the root secret's key for one purpose, each bound to its row. */
export class Sealer {
  readonly #key: DerivedKey

  constructor(appSecret: string, purpose: string) {
    this.#key = deriveKey(appSecret, purpose)
  }

  /** Encrypts for one row; the result begins with the key's id. */
  seal(rowId: string, value: string): string {
    const iv = randomBytes(ivBytes)
    const sealing = createCipheriv(cipher, this.#key.bytes, iv)
    sealing.setAAD(Buffer.from(rowId))
    const body = Buffer.concat([sealing.update(value, 'utf8'), sealing.final()])
    return `${this.#key.id}.${Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url')}`
  }

  /**
   * @returns null for a value that was not sealed with this secret for this row: another secret, another row, a
   * changed value
   */
  open(rowId: string, sealed: string | null): string | null {
    const [keyId, text = ''] = sealed?.split('.') ?? []
    if (keyId !== this.#key.id) return null
    const bytes = Buffer.from(text, 'base64url')
    const opening = createDecipheriv(cipher, this.#key.bytes, bytes.subarray(0, ivBytes))
    opening.setAAD(Buffer.from(rowId))
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    try {
      return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString()
    } catch {
      return null
    }
  }
}
