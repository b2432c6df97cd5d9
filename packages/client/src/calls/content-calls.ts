import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import type { blogArticles } from '@dvor/contract/collections/content/blog-articles.ts'
import type { halls } from '@dvor/contract/collections/services/halls.ts'
import type { surveys } from '@dvor/contract/collections/messages/surveys.ts'
import { galleryCalls } from './gallery-calls.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { CallOptions, Send } from '../transport/transport.ts'
import { uploadCalls, type Uploadable, type UploadOptions } from './upload-calls.ts'

type Survey = SingleRecord<typeof surveys>
type DeleteOptions = Pick<CallOptions, 'keepalive'>

const path = (collection: string, id: string) => `/${collection}/${encodeURIComponent(id)}`

/** Operations that need more than one call of a collection (docs/contract.md, Collections); each stops at the first failure. */
export function contentCalls(send: Send) {
  const files = uploadCalls(send).attempt

  /** Uploads, then reads the record again (docs/contract.md, Uploads). */
  async function uploadAndReload<R>(
    target: { ref: string; field: string },
    at: { collection: string; id: string },
    given: readonly Uploadable[],
    options?: UploadOptions,
  ): Promise<Attempt<R>> {
    const uploaded = await files.upload({ ...target, refId: at.id }, given, options)
    return uploaded.ok ? send('GET', path(at.collection, at.id)) : uploaded
  }

  return withAttempt({
    ...galleryCalls(send),
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
    /** Deletes each answer, then the survey. */
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
  })
}
