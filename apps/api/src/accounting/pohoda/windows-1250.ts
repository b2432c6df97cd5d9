/** Bytes of the characters above ASCII that the encoding has. */
const bytes = new Map<string, number>(
  Array.from({ length: 128 }, (_, index) => index + 128).map((byte) => [
    new TextDecoder('windows-1250').decode(Uint8Array.of(byte)),
    byte,
  ]),
)

/**
 * XML in Windows-1250, the encoding of Pohoda's own packages. Other characters (a guest's name in Cyrillic) become
 * references, which XML reads as the same characters.
 */
export function encodeWindows1250(xml: string): Buffer {
  const encoded: number[] = []
  for (const character of xml) {
    const code = character.codePointAt(0) ?? 0
    const byte = code < 128 ? code : bytes.get(character)
    if (byte === undefined) encoded.push(...Buffer.from(`&#x${code.toString(16).toUpperCase()};`, 'latin1'))
    else encoded.push(byte)
  }
  return Buffer.from(encoded)
}
