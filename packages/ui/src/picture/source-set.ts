/** One size of a picture, with the addresses of its encodings. */
export interface PictureFormat {
  width: number
  height: number
  avif: string | null
  webp: string
  jpeg: string
}

/**
 * The sizes of a picture in one encoding, as in `<source srcset>`. Nothing while one is missing: a screen would show a
 * small picture enlarged until the larger ones are made.
 */
export function sourceSet(
  formats: readonly PictureFormat[],
  kind: 'avif' | 'webp' | 'jpeg',
): string | undefined {
  if (formats.length === 0 || formats.some((format) => format[kind] === null)) return undefined
  return formats.map((format) => `${format[kind]} ${format.width}w`).join(', ')
}
