import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKeys, type AppSecret, type DerivedKey } from './keys.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts stored values (AES-256-GCM) with the root secret's key for one purpose, each bound to its row. */
export class Sealer {
  readonly #key: DerivedKey
  readonly #earlier: readonly DerivedKey[]

  constructor(appSecret: AppSecret, purpose: string) {
    const [current, ...earlier] = deriveKeys(appSecret, purpose)
    this.#key = current
    this.#earlier = earlier
  }

  /** Beginnings of the values that were sealed with an earlier secret. */
  get earlierBeginnings(): string[] {
    return this.#earlier.map(({ id }) => `${id}.`)
  }

  /** The value sealed with the present secret; null where it cannot be opened. */
  reseal(rowId: string, sealed: string): string | null {
    const value = this.open(rowId, sealed)
    return value === null ? null : this.seal(rowId, value)
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
   * @returns null for a value that was not sealed with a secret of ours for this row: another secret, another row, a
   * changed value
   */
  open(rowId: string, sealed: string | null): string | null {
    const [keyId, text = ''] = sealed?.split('.') ?? []
    const key = [this.#key, ...this.#earlier].find(({ id }) => id === keyId)
    if (!key) return null
    const bytes = Buffer.from(text, 'base64url')
    const opening = createDecipheriv(cipher, key.bytes, bytes.subarray(0, ivBytes))
    opening.setAAD(Buffer.from(rowId))
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    try {
      return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString()
    } catch {
      return null
    }
  }
}
