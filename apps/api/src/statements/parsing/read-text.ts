import { ApiError } from '../../platform/errors.ts'

const unreadable = () => new ApiError('statement_encoding', 'The characters of the file cannot be read')

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw unreadable()
  }
}

function marked(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return a === 0xfe && b === 0xff ? 'utf-16be' : null
}

/** Decodes UTF-16 without a byte order mark: nearly every second byte of Latin text is zero. */
function wide(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 400)
  const zeros = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const enough = sample.length / 4
  if (zeros(1) > enough) return 'utf-16le'
  return zeros(0) > enough ? 'utf-16be' : null
}

/** The encoding declared in the first line of an XML file; null where there is none. */
function declared(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/i.exec(head)?.[1]?.toLowerCase() ?? null
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function encodingOf(bytes: Uint8Array): string {
  return marked(bytes) ?? wide(bytes) ?? declared(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1250')
}

/** Characters that no bank's text contains; they mean another encoding, or no text at all. */
const foreign = /[^\P{Cc}\t\r\n]|\ufffd/u

/**
 * The text of a statement: decoded by its byte order mark, by its declaration, else as UTF-8, else as Windows-1250,
 * which Slovak banks write. @throws ApiError `statement_encoding`
 */
export function readText(bytes: Uint8Array): string {
  const text = decode(bytes, encodingOf(bytes)).replace(/^\ufeff/, '')
  if (foreign.test(text)) throw unreadable()
  return text
}
