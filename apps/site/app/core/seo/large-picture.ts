import type { PictureFile } from '@dvor/ui/picture.tsx'

/** A picture's JPEG of at least 1200 px, which previews of shared links want; the largest there is otherwise. */
export function largePicture({ formats, url }: Pick<PictureFile, 'formats' | 'url'>): string {
  return (formats.find((format) => format.width >= 1200) ?? formats.at(-1))?.jpeg ?? url
}
