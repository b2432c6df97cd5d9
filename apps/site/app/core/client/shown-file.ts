import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import type { PictureFile } from '@dvor/ui/picture.tsx'

/** As much of a file as a page shows: all that a loader answers travels to the browser and is read there once more. */
export function shownFile(file: UploadedFile | null): PictureFile | null {
  if (!file) return null
  const { url, width, height, alt, placeholder, formats } = file
  return { url, width, height, alt, placeholder, formats }
}
