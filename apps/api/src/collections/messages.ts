import { editableAutomatedEmails as editableAutomatedEmailsDeclaration } from '@dvor/contract/collections/messages/editable-automated-emails.ts'
import { ownEmails as ownEmailsDeclaration } from '@dvor/contract/collections/messages/own-emails.ts'
import { surveyQuestions as surveyQuestionsDeclaration } from '@dvor/contract/collections/messages/survey-questions.ts'
import { surveys as surveysDeclaration } from '@dvor/contract/collections/messages/surveys.ts'
import { onServer, type Hooks, type Row } from '../crud/define.ts'
import { textIssues } from '../messaging/rendering/text-issues.ts'
import { invalid } from '../platform/errors.ts'
import { ownEmailRows } from '../db/schema/messages/own-emails.ts'
import { automatedEmailRows } from '../db/schema/messages/editable-automated-emails.ts'
import { checkQuestion } from '../surveys/check-question.ts'
import { surveyQuestionRows, surveyRows } from '../db/schema/messages/surveys.ts'
import { surveyHooks } from '../surveys/survey-hooks.ts'

/** Refuses a text with a variable that its kind of e-mail does not have; guests would get a gap in its place. */
const knownWordsOnly =
  (keyOf: (current: Row | undefined) => unknown): Hooks['beforeWrite'] =>
  async (_db, draft, current) => {
    const issues = textIssues(String(keyOf(current)), draft)
    if (issues.length > 0) throw invalid(issues)
    return draft
  }

export const editableAutomatedEmails = onServer(editableAutomatedEmailsDeclaration, automatedEmailRows, {
  hooks: { beforeWrite: knownWordsOnly((current) => current?.['key']) },
})

/** Texts of letters to guests. */
export const ownEmails = onServer(ownEmailsDeclaration, ownEmailRows, {
  hooks: { beforeWrite: knownWordsOnly(() => 'guest_letter') },
})

/** Guests read their questions with their survey; only the owner reads the list. */
export const surveyQuestions = onServer(surveyQuestionsDeclaration, surveyQuestionRows, {
  hooks: { beforeWrite: checkQuestion },
})

export const surveys = onServer(surveysDeclaration, surveyRows, {
  hooks: surveyHooks,
  hasSearchText: true,
  // Handled by surveys/routes.ts: the same two calls also serve guests, who come by the link.
  handledElsewhere: ['single', 'edit'],
})
