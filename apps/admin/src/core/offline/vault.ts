import { lazily } from '@dvor/format/lazily.ts'
import { openDB, type DBSchema } from 'idb'

/** A value as it lies on the device. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

/** A change as it lies on the device; its place is its order. */
export interface SealedChange extends Sealed {
  readonly place?: number
  readonly id: string
  readonly user: string
}

interface Vault extends DBSchema {
  /** One key for each person, which no script can read. */
  keys: { key: string; value: CryptoKey }
  copies: { key: string; value: Sealed }
  changes: { key: number; value: SealedChange; indexes: { user: string } }
}

/** The database of this browser for the time without a network. */
export const openVault = lazily(() =>
  openDB<Vault>('dvor-offline', 1, {
    upgrade: (db) => {
      db.createObjectStore('keys')
      db.createObjectStore('copies')
      db.createObjectStore('changes', { keyPath: 'place', autoIncrement: true }).createIndex('user', 'user')
    },
  }),
)

/** Whether this browser can keep anything: it needs a secure origin and a database. */
export const canKeep = (): boolean => 'indexedDB' in globalThis && crypto.subtle !== undefined

const algorithm = 'AES-GCM'

async function keyOf(user: string): Promise<CryptoKey> {
  const vault = await openVault()
  const known = await vault.get('keys', user)
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  // Another tab may have made one meanwhile.
  const write = vault.transaction('keys', 'readwrite')
  const first = await write.store.get(user)
  if (!first) await write.store.put(made, user)
  await write.done
  return first ?? made
}

const parametersOf = (user: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(user),
})

/** Encrypts a value for a person. */
export async function seal(user: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { iv, bytes: await crypto.subtle.encrypt(parametersOf(user, iv), await keyOf(user), text) }
}

/** The value that was sealed for a person; null where its key is gone. */
export async function unseal(user: string, { iv, bytes }: Sealed): Promise<unknown> {
  try {
    const text = await crypto.subtle.decrypt(parametersOf(user, iv), await keyOf(user), bytes)
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    return null
  }
}

/** Forgets the keys of all persons without a waiting change, and with them what was sealed by them. */
export async function dropKeys(): Promise<void> {
  const vault = await openVault()
  for (const user of await vault.getAllKeys('keys'))
    if ((await vault.countFromIndex('changes', 'user', user)) === 0) await vault.delete('keys', user)
}
