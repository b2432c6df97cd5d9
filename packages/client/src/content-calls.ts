import type { SingleRecord } from '@dvor/contract/collection.ts'
import type { blogArticles } from '@dvor/contract/collections/blog-articles.ts'
import type { galleryImages } from '@dvor/contract/collections/gallery-images.ts'
import type { halls } from '@dvor/contract/collections/halls.ts'
import type { OffersReorder } from '@dvor/contract/collections/seasonal-offers.ts'
import type { surveys } from '@dvor/contract/collections/surveys.ts'
import { twoFaced, type Attempt } from './result.ts'
import type { CallOptions, Send } from './transport.ts'
import { uploadCalls, type Uploadable, type UploadOptions } from './upload-calls.ts'

type GalleryImage = SingleRecord<typeof galleryImages>
type Survey = SingleRecord<typeof surveys>
type DeleteOptions = Pick<CallOptions, 'keepalive'>

/** The one record that a picture of a gallery belongs to. */
export type GalleryOwner = { accommodation_unit: string } | { activity: string } | { gallery: string }

export interface GalleryImageOptions extends UploadOptions {
  readonly order?: number
}

const path = (collection: string, id: string) => `/${collection}/${encodeURIComponent(id)}`

/** What takes more than one call of a collection (spec section 7); each stops at the first that fails. */
export function contentCalls(send: Send) {
  const files = uploadCalls(send).attempt

  /** Uploads, then reads the record anew (spec section 4). */
  async function uploadAndReload<R>(
    target: { ref: string; field: string },
    at: { collection: string; id: string },
    given: readonly Uploadable[],
    options?: UploadOptions,
  ): Promise<Attempt<R>> {
    const uploaded = await files.upload({ ...target, refId: at.id }, given, options)
    return uploaded.ok ? send('GET', path(at.collection, at.id)) : uploaded
  }

  return twoFaced({
    uploadHallImages: (id: string, given: readonly Uploadable[], options?: UploadOptions) =>
      uploadAndReload<SingleRecord<typeof halls>>(
        { ref: 'hall', field: 'images' },
        { collection: 'halls', id },
        given,
        options,
      ),
    uploadArticleImage: (id: string, given: Uploadable, options?: UploadOptions) =>
      uploadAndReload<SingleRecord<typeof blogArticles>>(
        { ref: 'blog-article', field: 'image' },
        { collection: 'blog-articles', id },
        [given],
        options,
      ),
    /** The record first, then its file; a file that is refused leaves no record without a picture behind. */
    addGalleryImage: async (
      owner: GalleryOwner,
      given: Uploadable,
      { order, ...options }: GalleryImageOptions = {},
    ): Promise<Attempt<GalleryImage>> => {
      const body = { active: true, order, ...owner }
      const added = await send<GalleryImage>('POST', '/gallery-images', { body })
      if (!added.ok) return added
      const { id } = added.value
      const target = { ref: 'gallery-image', refId: id, field: 'image' }
      const uploaded = await files.upload(target, [given], options)
      if (uploaded.ok) return send('GET', path('gallery-images', id))
      await send('DELETE', path('gallery-images', id))
      return uploaded
    },
    /** The record first, then its file by the id in the answer. */
    deleteGalleryImage: async (id: string, options?: DeleteOptions): Promise<Attempt<GalleryImage>> => {
      const removed = await send<GalleryImage>('DELETE', path('gallery-images', id), options)
      if (!removed.ok || !removed.value.image) return removed
      const file = await files.delete(removed.value.image.id, options)
      return file.ok ? removed : file
    },
    /** Each answer first, then the survey. */
    deleteSurvey: async (
      { id, survey_answers }: Pick<Survey, 'id' | 'survey_answers'>,
      options?: DeleteOptions,
    ): Promise<Attempt<Survey>> => {
      for (const answer of survey_answers) {
        const removed = await send<unknown>('DELETE', path('survey-answers', answer.id), options)
        if (!removed.ok) return removed
      }
      return send('DELETE', path('surveys', id), options)
    },
    /** All offers in their new order. */
    reorderSeasonalOffers: (order: OffersReorder): Promise<Attempt<unknown>> =>
      send('POST', '/seasonal-offers-reorder', { body: order }),
  })
}
