import { crc32, deflateSync } from 'node:zlib'

/** The box of a HEIC file that holds an ICC profile; its length stands in the four bytes before. */
const profileBox = Buffer.from('colrprof', 'latin1')

/** The ICC profile of a HEIC picture, such as the wide colours of a telephone; null where it has none. */
export function colourProfileOf(file: Buffer): Buffer | null {
  const at = file.indexOf(profileBox)
  if (at < 4) return null
  const end = at - 4 + file.readUInt32BE(at - 4)
  const start = at + profileBox.length
  return end > start && end <= file.length ? file.subarray(start, end) : null
}

/** Signature and header of a PNG, after which its profile stands. */
const headLength = 33

/** Adds an ICC profile to a PNG without one, so that its colours can be converted to sRGB. */
export function withColourProfile(png: Buffer, profile: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)])
  const chunk = Buffer.alloc(typed.length + 8)
  chunk.writeUInt32BE(typed.length - 4)
  typed.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(typed), typed.length + 4)
  return Buffer.concat([png.subarray(0, headLength), chunk, png.subarray(headLength)])
}
