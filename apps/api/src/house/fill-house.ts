import { settingsRow } from '../collections/global-settings.ts'
import { markNewTexts } from '../features/site-opening/queries.ts'
import { keepTerms } from '../features/terms/keep-terms.ts'
import type { Db } from '../platform/database.ts'
import { fillEmailTexts } from './email-texts/fill-email-texts.ts'
import { fillContacts } from './fill-contacts.ts'
import { fillForms } from './fill-forms.ts'
import { houseSettings } from './house-settings.ts'
import { fillSurveyQuestions } from './fill-survey-questions.ts'
import { fillPageTexts } from './texts/fill-page-texts.ts'

/**
 * Makes the rows that always exist because nobody can create them through the API: the settings, the contacts, the
 * texts of the pages and of the e-mails. Runs at every start and adds only what is missing, so a new version brings its
 * new rows along.
 */
export async function fillHouse(db: Db): Promise<void> {
  const made = await db
    .insert(settingsRow)
    .values(houseSettings)
    .onConflictDoNothing()
    .returning({ id: settingsRow.id })
  await fillContacts(db)
  await fillForms(db)
  await fillPageTexts(db)
  await fillEmailTexts(db)
  await fillSurveyQuestions(db)
  await keepTerms(db)
  if (made.length > 0) await markNewTexts(db)
}
