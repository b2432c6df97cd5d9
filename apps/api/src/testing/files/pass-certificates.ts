import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'

const { asn1, pkcs12, pki } = forge

export interface TestCertificate {
  certificate: forge.pki.Certificate
  key: forge.pki.rsa.PrivateKey
}

type Subject = Record<string, string>

/** Types of name parts that the library has no name for. */
const userId = '0.9.2342.19200300.100.1.1'

function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    key: pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()),
    publicKey: pki.publicKeyFromPem(publicKey.export({ type: 'spki', format: 'pem' }).toString()),
  }
}

const nameOf = (subject: Subject) =>
  Object.entries(subject).map(([name, value]) =>
    name === 'UID' ? { type: userId, value } : { shortName: name, value },
  )

/** A certificate with its key, issued by another one or by itself, so that no key is in the repository. */
export function issued(subject: Subject, lastDay: string, issuer?: TestCertificate): TestCertificate {
  const { key, publicKey } = newKeys()
  const certificate = pki.createCertificate()
  certificate.publicKey = publicKey
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date('2020-01-01T00:00:00Z')
  certificate.validity.notAfter = new Date(`${lastDay}T12:00:00Z`)
  certificate.setSubject(nameOf(subject))
  certificate.setIssuer(issuer ? issuer.certificate.subject.attributes : nameOf(subject))
  if (!issuer) certificate.setExtensions([{ name: 'basicConstraints', cA: true }])
  certificate.sign(issuer?.key ?? key, forge.md.sha256.create())
  return { certificate, key }
}

/** A test's own Apple: the certificate that issues, and one for passes. */
export function passCertificates(lastDay = '2027-09-30') {
  const authority = issued({ CN: 'Apple WWDR of a test', O: 'Test' }, '2030-01-01')
  const pass = issued(
    { UID: 'pass.sk.test.pobyt', CN: 'Pass Type ID: pass.sk.test.pobyt', OU: 'TEAM123456', O: 'Penzión' },
    lastDay,
    authority,
  )
  return { authority, pass }
}

/** The certificate alone as PEM. */
export const pemOf = ({ certificate }: TestCertificate): string => pki.certificateToPem(certificate)

/** The certificate with its key as a P12 file, encrypted as Apple's Keychain does it unless told otherwise. */
export function p12Of(
  { certificate, key }: TestCertificate,
  password: string,
  algorithm: 'aes256' | '3des' = '3des',
) {
  const file = pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm })
  return Buffer.from(asn1.toDer(file).getBytes(), 'binary')
}

/** The private key alone as PEM (PKCS #8), encrypted with a passphrase. */
export const encryptedKeyOf = ({ key }: TestCertificate, passphrase: string): string =>
  createPrivateKey(pki.privateKeyToPem(key))
    .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase })
    .toString()
