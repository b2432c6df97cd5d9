import { editableAutomatedEmails as declaration } from '@dvor/contract/collections/messages/editable-automated-emails.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { textIssues } from '../messaging/rendering/text-issues.ts'
import { invalid } from '../platform/errors.ts'
import { automatedEmailRows } from '../db/schema/messages/editable-automated-emails.ts'

/** Refuses a text with a variable that its kind of e-mail does not have; guests would get a gap in its place. */
const knownWordsOnly: Hooks['beforeWrite'] = async (_db, draft, current) => {
  const issues = textIssues(String(current?.['key']), draft)
  if (issues.length > 0) throw invalid(issues)
  return draft
}

export const editableAutomatedEmails = onServer(declaration, automatedEmailRows, {
  hooks: { beforeWrite: knownWordsOnly },
})
