/** Offset basis and prime of FNV-1a, whose 32 bits tell versions of one text apart. */
const [basis, prime] = [0x81_1c_9d_c5, 0x01_00_01_93]

/** A short mark of the text that a translation was made from: another text has another mark. */
export function sourceMark(text: unknown): string {
  let hash = basis
  for (const byte of new TextEncoder().encode(JSON.stringify(text ?? null)))
    hash = Math.imul(hash ^ byte, prime) >>> 0
  return hash.toString(16).padStart(8, '0')
}
