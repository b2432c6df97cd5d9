import { randomFillSync } from 'node:crypto'

const nonceBytes = 16
/** Nonces of one call to the operating system: a call takes as long for many bytes as for a few, 0.4 ms of a page. */
const perCall = 256

const bytes = Buffer.alloc(nonceBytes * perCall)
let used = bytes.length

/** Returns a nonce for one page: 128 random bits in base64url, never given out twice. */
export function nextNonce(): string {
  if (used === bytes.length) {
    randomFillSync(bytes)
    used = 0
  }
  const nonce = bytes.toString('base64url', used, used + nonceBytes)
  used += nonceBytes
  return nonce
}
