import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import type { blogArticles } from '@dvor/contract/collections/content/blog-articles.ts'
import type { halls } from '@dvor/contract/collections/services/halls.ts'
import type { surveys } from '@dvor/contract/collections/messages/surveys.ts'
import type { surveyAnswers } from '@dvor/contract/collections/messages/survey-answers.ts'
import { collectionAddresses, type CallAddress } from '../transport/address.ts'
import { galleryCalls } from './gallery-calls.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { CallOptions, Send } from '../transport/transport.ts'
import { uploadCalls, type Uploadable, type UploadOptions, type UploadTarget } from './upload-calls.ts'

type Survey = SingleRecord<typeof surveys>
type DeleteOptions = Pick<CallOptions, 'keepalive'>

const hallRecords = collectionAddresses<typeof halls>('halls')
const articles = collectionAddresses<typeof blogArticles>('blog-articles')
const surveyRecords = collectionAddresses<typeof surveys>('surveys')
const answers = collectionAddresses<typeof surveyAnswers>('survey-answers')

/** Operations that need more than one call of a collection (docs/contract.md, Collections); each stops at the first failure. */
export function contentCalls(send: Send) {
  const files = uploadCalls(send).attempt

  /** Uploads, then reads the record again (docs/contract.md, Uploads). */
  async function uploadAndReload<R>(
    target: UploadTarget,
    record: CallAddress<R>,
    uploads: readonly Uploadable[],
    options?: UploadOptions,
  ): Promise<Attempt<R>> {
    const uploaded = await files.upload(target, uploads, options)
    return uploaded.ok ? send(record) : uploaded
  }

  return withAttempt({
    ...galleryCalls(send),
    uploadHallImages: (id: string, images: readonly Uploadable[], options?: UploadOptions) =>
      uploadAndReload({ ref: 'hall', field: 'images', refId: id }, hallRecords.single(id), images, options),
    uploadArticleImage: (id: string, image: Uploadable, options?: UploadOptions) =>
      uploadAndReload(
        { ref: 'blog-article', field: 'image', refId: id },
        articles.single(id),
        [image],
        options,
      ),
    /** Deletes each answer, then the survey. */
    deleteSurvey: async (
      { id, survey_answers }: Pick<Survey, 'id' | 'survey_answers'>,
      options?: DeleteOptions,
    ): Promise<Attempt<Survey>> => {
      for (const answer of survey_answers) {
        const removed = await send(answers.delete(answer.id), options)
        if (!removed.ok) return removed
      }
      return send(surveyRecords.delete(id), options)
    },
  })
}
