import { createHash } from 'node:crypto'
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
    key: pki.privateKeyFromPem(keys.key),
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

/** Identifiers of PKCS #7 and #9 (RFC 2315, RFC 2985). */
const oids = {
  sha256: '2.16.840.1.101.3.4.2.1',
  contentType: '1.2.840.113549.1.9.3',
  data: '1.2.840.113549.1.7.1',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
} as const
