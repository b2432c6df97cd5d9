import { createHash, hkdfSync } from 'node:crypto'

/** The root secret; after it was replaced, also the earlier one, which still opens what was sealed with it. */
export type AppSecret = string | { readonly current: string; readonly previous: string }

/** A key for one purpose, and an id for it that reveals nothing of it. */
export interface DerivedKey {
  readonly id: string
  readonly bytes: Uint8Array
}

/** The secrets of an installation, the present one first. */
export const secretsOf = (appSecret: AppSecret): [current: string, previous?: string] =>
  typeof appSecret === 'string' ? [appSecret] : [appSecret.current, appSecret.previous]

/**
 * Derives the 256-bit key of one purpose from the present root secret by HKDF-SHA-256. Keys of different purposes
 * reveal nothing about each other; a rotated secret has another id.
 */
export const deriveKey = (appSecret: AppSecret, purpose: string): DerivedKey =>
  keyOf(secretsOf(appSecret)[0], purpose)

/** The same for every secret of the installation, the present one first. */
export function deriveKeys(appSecret: AppSecret, purpose: string): [DerivedKey, ...DerivedKey[]] {
  const [current, previous] = secretsOf(appSecret)
  return [keyOf(current, purpose), ...(previous === undefined ? [] : [keyOf(previous, purpose)])]
}

/** Keys by secret and purpose; there are a dozen purposes, and each order asks for some. */
const derived = new Map<string, DerivedKey>()

function keyOf(secret: string, purpose: string): DerivedKey {
  const name = JSON.stringify([secret, purpose])
  const cachedKey = derived.get(name)
  if (cachedKey) return cachedKey
  const key = derivedOf(secret, purpose)
  derived.set(name, key)
  return key
}

function derivedOf(secret: string, purpose: string): DerivedKey {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, 'dvor', purpose, 32))
  const id = createHash('sha256').update(`key id of ${purpose}`).update(bytes).digest('hex').slice(0, 16)
  return { id, bytes }
}
