import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { randomPart } from './random-part.ts'

/** How many ids the process has made in the millisecond of the last one. */
const recent = { now: 0, count: 0 }

/**
 * UUIDv7 (RFC 9562, 6.2 method 1): sorts by its creation, within a millisecond by the order in the process, so that new
 * rows are added at the end of an index and rows of one moment keep their order. Beyond 4,096 in a millisecond that is lost.
 */
export function newId(now = Date.now()): string {
  recent.count = now === recent.now ? Math.min(recent.count + 1, 0xfff) : 0
  recent.now = now
  const bytes = randomPart(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt16BE(0x7000 | recent.count, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** A fully random UUIDv4, for guests' links. */
export const newUnguessableId = (): string => randomUUID()

/** 256 random bits in base64url (43 characters): tokens, codes. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Hash under which a token is stored, so that a leaked database opens nothing; 256 random bits need no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
