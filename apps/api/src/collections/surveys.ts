import { surveys as declaration } from '@dvor/contract/collections/messages/surveys.ts'
import { onServer } from '../crud/define.ts'
import { surveyHooks } from '../surveys/survey-hooks.ts'
import { surveyRows } from '../db/schema/messages/surveys.ts'

export const surveys = onServer(declaration, surveyRows, {
  hooks: surveyHooks,
  hasSearchText: true,
  // Handled by surveys/routes.ts: the same two calls also serve guests, who come by the link.
  handledElsewhere: ['single', 'edit'],
})
