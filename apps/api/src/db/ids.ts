import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { randomPart } from './random-part.ts'

/** UUIDv7 (RFC 9562): sorts by the millisecond of its creation, so new rows are added at the end of an index. */
export function newId(now = Date.now()): string {
  const bytes = randomPart(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
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
