import { loadForge } from '../load-forge.ts'
import { refuse } from './refuse-keys.ts'

/**
 * The key of a P12 file and the certificate that belongs to it, as PEM; also of files with the older encryptions, which
 * Apple's Keychain exports. @throws ApiError `invalid`
 */
export async function openP12(
  bytes: Buffer,
  password: string,
): Promise<{ certificate: string; key: string }> {
  const { asn1, pkcs12, pki, util } = await loadForge()
  const file =
    readOr(() => asn1.fromDer(util.createBuffer(bytes.toString('binary')))) ?? refuse('certificate')
  const opened = readOr(() => pkcs12.pkcs12FromAsn1(file, password)) ?? refuse('password', 'wrong_password')
  const bags = opened.safeContents.flatMap(({ safeBags }) => safeBags)
  const key = bags.find((bag) => bag.key)
  const certificate =
    bags.find(({ cert, attributes }) => cert && hasSameId(attributes, key?.attributes)) ??
    bags.find(({ cert }) => cert)
  if (!key?.key || !certificate?.cert) return refuse('certificate')
  return { certificate: pki.certificateToPem(certificate.cert), key: pki.privateKeyToPem(key.key) }
}

interface BagAttributes {
  localKeyId?: string[]
}

const hasSameId = (one: BagAttributes, other: BagAttributes | undefined) =>
  one.localKeyId?.[0] !== undefined && one.localKeyId[0] === other?.localKeyId?.[0]

function readOr<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
