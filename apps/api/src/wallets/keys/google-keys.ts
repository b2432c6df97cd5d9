import { createPrivateKey } from 'node:crypto'
import type { GoogleKeysEdit } from '@dvor/contract/installation/wallet-keys.ts'
import { z } from 'zod'
import type { StoredKeys } from '../../db/schema/settings/stored-wallet-keys.ts'
import { refuse } from './refuse-keys.ts'

/** Keys that sign passes for Google's wallet. */
export interface GoogleKeys {
  issuer: string
  /** E-mail address of the service account. */
  account: string
  /** Its private key as PEM. */
  key: string
}

const keyFile = z.object({
  type: z.literal('service_account'),
  client_email: z.email().max(200),
  private_key: z.string().max(10_000),
})

/** Reads and checks the key file of a service account. @throws ApiError `invalid` */
export function readGoogleKeys({
  issuer_id,
  service_account,
}: GoogleKeysEdit): Pick<StoredKeys, 'name' | 'expires_on'> & { keys: GoogleKeys } {
  const { client_email, private_key } = parsed(service_account) ?? refuse('service_account')
  return {
    name: issuer_id,
    expires_on: null,
    keys: { issuer: issuer_id, account: client_email, key: private_key },
  }
}

function parsed(file: string): z.infer<typeof keyFile> | null {
  try {
    const account = keyFile.parse(JSON.parse(Buffer.from(file, 'base64').toString()))
    return createPrivateKey(account.private_key).asymmetricKeyType === 'rsa' ? account : null
  } catch {
    return null
  }
}
