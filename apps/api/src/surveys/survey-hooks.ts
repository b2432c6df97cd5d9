import type { Hooks } from '../crud/define.ts'
import { invalid } from '../platform/errors.ts'
import { recordChange } from '../history/queries.ts'
import { deleteAnswersOf, listAnswersOf } from './queries.ts'

/** Only the guest can give consent to publishing; the owner can only withdraw a text from the site. */
const consentIsTheGuests: Hooks['beforeWrite'] = async (_db, draft, current) => {
  if (draft['publish_consent'] === true && current?.['publish_consent'] !== true)
    throw invalid([{ path: 'publish_consent', code: 'read_only' }])
  return draft
}

export const surveyHooks: Hooks = {
  beforeWrite: consentIsTheGuests,
  /** In the transaction of the delete: all of it is deleted, or nothing. */
  beforeDelete: async (db, { id }, { actor }) => {
    for (const before of await deleteAnswersOf(db, id))
      await recordChange(db, actor, {
        collection: 'survey-answers',
        recordId: before.id,
        action: 'delete',
        before,
      })
  },
  compute: async (db, rows) => {
    const answers = await listAnswersOf(
      db,
      rows.map((row) => row.id),
    )
    return new Map(rows.map(({ id }) => [id, { survey_answers: answers.get(id) ?? [] }]))
  },
}
