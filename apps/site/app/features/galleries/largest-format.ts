import type { PictureFile } from '@dvor/ui/picture/picture.tsx'

/** Address of a picture in its largest size. */
export const largestFormat = (file: PictureFile): string => file.formats.at(-1)?.jpeg ?? file.url
