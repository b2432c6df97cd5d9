import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import { shownFile } from '../../core/client/shown-file.ts'
import type { GalleryPicture } from './picture-grid.tsx'

/** Rows of a gallery with a file, as pictures. */
export function galleryPictures(rows: readonly ListItem<typeof galleryImages>[]): GalleryPicture[] {
  return rows.flatMap(({ id, image, alt }) => {
    const file = shownFile(image)
    return file ? [{ id, file, alt: alt ?? file.alt ?? '' }] : []
  })
}
