import { createHash, createPublicKey, verify } from 'node:crypto'
import { unzipSync } from 'fflate'
import forge from 'node-forge'

/** The files of a pass by name, after its manifest names each of the others with its SHA-1. */
export function readPass(bytes: Buffer) {
  const files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content)]),
  )
  const { 'manifest.json': manifest = Buffer.alloc(0), signature = Buffer.alloc(0), ...named } = files
  const hashes = Object.entries(named).map(([name, content]) => [
    name,
    createHash('sha1').update(content).digest('hex'),
  ])
  return {
    names: Object.keys(named).toSorted(),
    isWhole: JSON.stringify(JSON.parse(manifest.toString())) === JSON.stringify(Object.fromEntries(hashes)),
    pass: JSON.parse(named['pass.json']?.toString() ?? 'null') as Record<string, unknown>,
    manifest,
    signature,
  }
}

interface Captured {
  certificates: forge.pki.Certificate[]
  rawCapture: { signature: string; authenticatedAttributes: forge.asn1.Asn1[] }
}

/**
 * Whether the first certificate of a detached PKCS #7 signature signed this content, by Node's own cryptography.
 */
export function isSignedBy(certificatePem: string, content: Buffer, signature: Buffer): boolean {
  const { asn1, pkcs7, util } = forge
  const read: unknown = pkcs7.messageFromAsn1(asn1.fromDer(util.createBuffer(signature.toString('binary'))))
  const { certificates, rawCapture } = read as Captured
  const [signer] = certificates
  if (!signer || forge.pki.certificateToPem(signer) !== certificatePem) return false
  const attributes = asn1.create(
    asn1.Class.UNIVERSAL,
    asn1.Type.SET,
    true,
    rawCapture.authenticatedAttributes,
  )
  const der = Buffer.from(asn1.toDer(attributes).getBytes(), 'binary')
  const digest = createHash('sha256').update(content).digest()
  const key = createPublicKey(certificatePem)
  return der.includes(digest) && verify('sha256', der, key, Buffer.from(rawCapture.signature, 'binary'))
}
