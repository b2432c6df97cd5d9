import type { PictureFile } from '@dvor/ui/picture/picture.tsx'
import type { GalleryPicture } from './picture-grid.tsx'

/** Uploaded files of a record as pictures; a file without a description is named after its record. */
export const filePictures = (files: readonly PictureFile[], title: string): GalleryPicture[] =>
  files.map((file, index) => ({ id: file.url, file, alt: file.alt ?? `${title} ${index + 1}` }))
