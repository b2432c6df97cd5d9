import type { ListItem } from '@dvor/contract/collection.ts'
import type { galleryImages } from '@dvor/contract/collections/gallery-images.ts'
import { shownFile } from '../content/shown-file.ts'
import type { GalleryPicture } from './picture-grid.tsx'

/** Rows of a gallery that have their file, as pictures to show. */
export function galleryPictures(rows: readonly ListItem<typeof galleryImages>[]): GalleryPicture[] {
  return rows.flatMap(({ id, image, alt }) => {
    const file = shownFile(image)
    return file ? [{ id, file, alt: alt ?? file.alt ?? '' }] : []
  })
}
