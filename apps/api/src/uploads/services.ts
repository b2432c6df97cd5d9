import type { CollectionServices } from '../crud/services.ts'
import type { PictureSizes } from './picture-sizes.ts'

export interface UploadServices extends CollectionServices {
  readonly sizes: PictureSizes
}
