import { createHash, hkdfSync } from 'node:crypto'

/** A key for one purpose, and an id for it that reveals nothing of it. */
export interface DerivedKey {
  readonly id: string
  readonly bytes: Uint8Array
}

/**
 * Derives the 256-bit key of one purpose from the root secret by HKDF-SHA-256. Keys of different purposes reveal
 * nothing about each other; a rotated secret has another id.
 */
export function deriveKey(appSecret: string, purpose: string): DerivedKey {
  const bytes = new Uint8Array(hkdfSync('sha256', appSecret, 'dvor', purpose, 32))
  const id = createHash('sha256').update(`key id of ${purpose}`).update(bytes).digest('hex').slice(0, 16)
  return { id, bytes }
}
