import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import type { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import { collectionAddresses } from '../transport/address.ts'
import type { Attempt } from '../transport/result.ts'
import type { CallOptions, Send } from '../transport/transport.ts'
import { uploadCalls, type Uploadable, type UploadOptions } from './upload-calls.ts'

type GalleryImage = SingleRecord<typeof galleryImages>

/** The one record that owns a picture of a gallery. */
export type GalleryOwner = { accommodation_unit: string } | { activity: string } | { gallery: string }

export interface GalleryImageOptions extends UploadOptions {
  readonly order?: number
}

const images = collectionAddresses<typeof galleryImages>('gallery-images')

/** Pictures of a unit, an activity or a gallery: a record and its file each. */
export function galleryCalls(send: Send) {
  const files = uploadCalls(send).attempt
  return {
    /** Creates the record first, then uploads its file; if the file is refused, the record is deleted. */
    addGalleryImage: async (
      owner: GalleryOwner,
      picture: Uploadable,
      { order, ...options }: GalleryImageOptions = {},
    ): Promise<Attempt<GalleryImage>> => {
      const added = await send(images.create, {
        body: { active: true, order, ...owner },
      })
      if (!added.ok) return added
      const { id } = added.value
      const target = { ref: 'gallery-image', refId: id, field: 'image' }
      const uploaded = await files.upload(target, [picture], options)
      if (uploaded.ok) return send(images.single(id))
      await send(images.delete(id))
      return uploaded
    },
    /** Deletes the record first, then its file by the id in the answer. */
    deleteGalleryImage: async (
      id: string,
      options?: Pick<CallOptions, 'keepalive'>,
    ): Promise<Attempt<GalleryImage>> => {
      const removed = await send(images.delete(id), options)
      if (!removed.ok || !removed.value.image) return removed
      const file = await files.delete(removed.value.image.id, undefined, options)
      return file.ok ? removed : file
    },
  }
}
