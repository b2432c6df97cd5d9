import type { PictureFile } from '@dvor/ui/picture/picture.tsx'

/** Returns a picture's JPEG of at least 1200 px for link previews, else its largest. */
export function largePicture({ formats, url }: Pick<PictureFile, 'formats' | 'url'>): string {
  return (formats.find((format) => format.width >= 1200) ?? formats.at(-1))?.jpeg ?? url
}
