/** Accepted file types; all others are refused, whatever the file's name. */
export type AcceptedType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/avif'
  | 'image/heic'
  | 'application/pdf'

/** Number of bytes from the start of a file that the detection needs. */
export const signatureBytes = 64

const startsWith = (bytes: Buffer, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)
const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** Type of a picture in an ISO media file by its brands; AVIF and HEIC have the same container. */
function isoPicture(bytes: Buffer): 'image/avif' | 'image/heic' | undefined {
  if (ascii(bytes, 4, 8) !== 'ftyp' || bytes.length < 16) return undefined
  const end = Math.min(bytes.readUInt32BE(0), bytes.length)
  const brands = [ascii(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4))
  if (brands.some((brand) => brand === 'heic' || brand === 'heix')) return 'image/heic'
  return brands.includes('avif') ? 'image/avif' : undefined
}

/** Type of a file by its first bytes (magic numbers); undefined for types that are not accepted. */
export function detectType(bytes: Buffer): AcceptedType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf'
  return isoPicture(bytes)
}
