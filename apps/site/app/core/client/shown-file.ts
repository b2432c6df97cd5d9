import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import type { PictureFile } from '@dvor/ui/picture/picture.tsx'

/** Keeps the fields of a file that pages show: everything a loader returns is sent to the browser. */
export function shownFile(file: UploadedFile | null): PictureFile | null {
  if (!file) return null
  const { url, width, height, alt, placeholder, formats } = file
  return { url, width, height, alt, placeholder, formats }
}
