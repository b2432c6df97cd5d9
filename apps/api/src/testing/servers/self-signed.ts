import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

/** One value of DER: its tag, its length, its content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length = content.length
  const head =
    length < 128
      ? [tag, length]
      : length < 256
        ? [tag, 0x81, length]
        : [tag, 0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const utcTime = (text: string) => der(0x17, Buffer.from(text))
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content)

/** ecdsa-with-SHA256 */
const algorithm = sequence(oid('2a8648ce3d040302'))
const nameOf = (host: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(host)))))

/** subjectAltName with these host names, and the right of the certificate to sign itself. */
function extensions(hosts: readonly string[]): Buffer {
  const names = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))
  const alternative = sequence(oid('551d11'), der(0x04, names))
  const authority = sequence(oid('551d13'), der(0x04, sequence(der(0x01, Buffer.from([0xff])))))
  return der(0xa3, sequence(alternative, authority))
}

function certificateOf(hosts: readonly string[], publicKey: KeyObject, privateKey: KeyObject): Buffer {
  const name = nameOf(hosts[0] ?? 'localhost')
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(utcTime('200101000000Z'), utcTime('490101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions(hosts),
  )
  return sequence(body, algorithm, bits(sign('sha256', body, privateKey)))
}

/** A certificate for host names of tests and its key, generated so that no key is in the repository. */
export function selfSigned(hosts: readonly string[]): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const lines =
    certificateOf(hosts, publicKey, privateKey)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
