import type { CollectionServices } from '../crud/services.ts'
import type { AvifMaker } from './avif-maker.ts'

export interface UploadServices extends CollectionServices {
  readonly avif: AvifMaker
}
