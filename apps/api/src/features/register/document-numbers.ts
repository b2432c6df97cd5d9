import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey, type DerivedKey } from '../../platform/keys.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const shown = 3

/** Numbers of guests' documents, at rest only encrypted (AES-256-GCM), each bound to the row that it belongs to. */
export class DocumentNumbers {
  readonly #key: DerivedKey

  constructor(appSecret: string) {
    this.#key = deriveKey(appSecret, 'document numbers of guests')
  }

  /** Encrypts for one row; the name of the key stands before it. */
  seal(rowId: string, number: string): string {
    const iv = randomBytes(ivBytes)
    const sealing = createCipheriv(cipher, this.#key.bytes, iv)
    sealing.setAAD(Buffer.from(rowId))
    const body = Buffer.concat([sealing.update(number, 'utf8'), sealing.final()])
    return `${this.#key.id}.${Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url')}`
  }

  /** @returns null for what this secret has not sealed for this row: another secret, another row, a changed value */
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

  /** The last characters alone, enough to tell two documents apart; dots for a number that cannot be read any more. */
  masked(rowId: string, sealed: string | null): string | null {
    if (sealed === null) return null
    const number = this.open(rowId, sealed) ?? ''
    return `••••${number.length > 2 * shown ? number.slice(-shown) : number.slice(-1)}`
  }
}
