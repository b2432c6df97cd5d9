import { join } from 'node:path'
import { makeBackup } from '../../operations/backups/make-backup.ts'
import type { PackedProperty } from '../fixtures/packed-property.ts'

/** The passphrase of the tests' encrypted backups. */
export const passphrase = 'štyri dlhé slová na papieri'

/** Makes an encrypted backup of the filled property. @returns its path */
export async function encryptProperty({ filled, folder }: PackedProperty): Promise<string> {
  const path = join(folder, 'encrypted.tar.zst.age')
  await makeBackup(filled.stores, { path, now: new Date(), passphrase })
  return path
}
