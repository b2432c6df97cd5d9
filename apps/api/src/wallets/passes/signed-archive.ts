import { constants, createHash, privateEncrypt } from 'node:crypto'
import type { AppleKeys } from '../keys/apple-keys.ts'
import { loadForge } from '../load-forge.ts'

type Files = Readonly<Record<string, Uint8Array>>

/**
 * A pass as Apple's wallet takes it: the files, the manifest with the SHA-1 of each, and its detached signature (PKCS
 * #7) with the certificate that issued the signing one. @param now moment of the signature
 */
export async function signedArchive(files: Files, keys: AppleKeys, now: Date): Promise<Buffer> {
  const { zipSync } = await import('fflate')
  const hashes = Object.entries(files).map(([name, file]) => [name, sha1(file)])
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(hashes)))
  const signature = await signatureOf(manifest, keys, now)
  return Buffer.from(zipSync({ ...files, 'manifest.json': manifest, signature }, { mtime: now }))
}

const sha1 = (file: Uint8Array) => createHash('sha1').update(file).digest('hex')

async function signatureOf(manifest: Buffer, keys: AppleKeys, now: Date): Promise<Buffer> {
  const { asn1, pkcs7, pki, util } = await loadForge()
  const certificate = pki.certificateFromPem(keys.certificate)
  const signed = pkcs7.createSignedData()
  signed.content = util.createBuffer(manifest.toString('binary'))
  signed.addCertificate(certificate)
  signed.addCertificate(pki.certificateFromPem(keys.intermediate))
  signed.addSigner({
    // The library signs in JavaScript, which holds up all other requests for 60 ms.
    key: Object.assign(pki.privateKeyFromPem(keys.key), {
      sign: (hash: Hash) => signNatively(keys.key, Buffer.from(hash.digest().getBytes(), 'binary')),
    }),
    certificate,
    digestAlgorithm: oids.sha256,
    authenticatedAttributes: [
      { type: oids.contentType, value: oids.data },
      { type: oids.messageDigest },
      { type: oids.signingTime, value: now.toISOString() },
    ],
  })
  signed.sign({ detached: true })
  return Buffer.from(asn1.toDer(signed.toAsn1()).getBytes(), 'binary')
}

/** A hash of the library. */
interface Hash {
  digest(): { getBytes(): string }
}

/** The beginning of a DigestInfo for SHA-256 (RFC 8017, 9.2). */
const sha256Info = Buffer.from('3031300d060960864801650304020105000420', 'hex')

/** RSASSA-PKCS1-v1_5 over a finished SHA-256, as the library's string of bytes. */
const signNatively = (key: string, digest: Buffer): string =>
  privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.concat([sha256Info, digest])).toString(
    'binary',
  )

/** Identifiers of PKCS #7 and #9 (RFC 2315, RFC 2985). */
const oids = {
  sha256: '2.16.840.1.101.3.4.2.1',
  contentType: '1.2.840.113549.1.9.3',
  data: '1.2.840.113549.1.7.1',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
} as const
