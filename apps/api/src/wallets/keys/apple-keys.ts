import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import type { AppleKeysEdit } from '@dvor/contract/installation/wallet-keys.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { StoredKeys } from '../../db/schema/settings/stored-wallet-keys.ts'
import { openP12 } from './open-p12.ts'
import { isPasswordMissing, refuse } from './refuse-keys.ts'

/** Keys that sign passes for Apple's wallet, each as PEM. */
export interface AppleKeys {
  certificate: string
  key: string
  /** Apple's certificate that issued the one above (WWDR). */
  intermediate: string
}

type Checked = Pick<StoredKeys, 'name' | 'expires_on'> & { keys: AppleKeys }

/**
 * Reads the files of the owner and checks that they belong together. The pass type and the team stand in the
 * certificate. @throws ApiError `invalid` on the file that is wrong
 */
export async function readAppleKeys(edit: AppleKeysEdit, now: Date): Promise<Checked> {
  const { certificate, key } = await openPair(edit)
  const intermediate = parsed(Buffer.from(edit.intermediate, 'base64')) ?? refuse('intermediate')
  if (!certificate.checkPrivateKey(key)) refuse('certificate', 'key_mismatch')
  const { passType } = passIdentity(certificate) ?? refuse('certificate', 'certificate_kind')
  // The library that signs knows no other kind of key, and Apple issues no other.
  if (key.asymmetricKeyType !== 'rsa') refuse('certificate', 'certificate_kind')
  if (certificate.validToDate < now) refuse('certificate', 'certificate_expired')
  if (!certificate.checkIssued(intermediate) || !certificate.verify(intermediate.publicKey))
    refuse('intermediate', 'certificate_issuer')
  if (intermediate.validToDate < now) refuse('intermediate', 'certificate_expired')
  const ends = [certificate, intermediate].map(({ validToDate }) => todayIn(validToDate))
  return {
    name: passType,
    expires_on: ends.toSorted()[0] ?? null,
    keys: {
      certificate: certificate.toString(),
      key: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
      intermediate: intermediate.toString(),
    },
  }
}

interface Pair {
  certificate: X509Certificate
  key: KeyObject
}

/** The certificate and its key: both in a P12 or a PEM file, or the key in a file of its own. */
async function openPair({ certificate: file, private_key, password }: AppleKeysEdit): Promise<Pair> {
  const bytes = Buffer.from(file, 'base64')
  const certificate = parsed(bytes)
  if (!certificate) {
    const pair = await openP12(bytes, password ?? '')
    return { certificate: new X509Certificate(pair.certificate), key: createPrivateKey(pair.key) }
  }
  const keyFile = private_key ? Buffer.from(private_key, 'base64') : bytes
  if (!private_key && !keyFile.includes('PRIVATE KEY')) refuse('private_key', 'required')
  try {
    return { certificate, key: createPrivateKey({ key: keyFile, passphrase: password ?? undefined }) }
  } catch (error) {
    if (isPasswordMissing(error)) refuse('password', 'wrong_password')
    return refuse('private_key')
  }
}

/** A certificate of a DER or PEM file; null for anything else. */
function parsed(bytes: Buffer): X509Certificate | null {
  try {
    return new X509Certificate(bytes)
  } catch {
    return null
  }
}

/** The pass type (UID) and the team (OU) of a certificate's subject; null where it is no certificate for passes. */
export function passIdentity({ subject }: X509Certificate): { passType: string; team: string } | null {
  const valueOf = (name: string) =>
    subject
      .split('\n')
      .find((line) => line.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  const [passType, team] = [valueOf('UID'), valueOf('OU')]
  return passType?.startsWith('pass.') && team ? { passType, team } : null
}
