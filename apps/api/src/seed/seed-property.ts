import { settingsRow } from '../db/schema/settings/global-settings.ts'
import { markNewTexts } from './mark-new-texts.ts'
import { keepTerms } from '../property/terms/keep-terms.ts'
import type { Db } from '../db/database.ts'
import { fillEmailTexts } from './email-texts/seed-email-texts.ts'
import { fillContacts } from './seed-contacts.ts'
import { fillForms } from './seed-forms.ts'
import { fillPaymentReminders } from './seed-payment-reminders.ts'
import { fillRatePlans } from './seed-rate-plans.ts'
import { seedSettings } from './seed-settings.ts'
import { fillSurveyQuestions } from './seed-survey-questions.ts'
import { fillPageTexts } from './texts/seed-page-texts.ts'

/**
 * Adds the rows that always exist because the API cannot create them: the settings, the contacts, the texts of the
 * pages and of the e-mails. Runs at every start and adds only missing rows, so a new version adds its new ones.
 */
export async function seedProperty(db: Db): Promise<void> {
  const made = await db
    .insert(settingsRow)
    .values(seedSettings)
    .onConflictDoNothing()
    .returning({ id: settingsRow.id })
  await fillContacts(db)
  await fillForms(db)
  await fillPageTexts(db)
  await fillEmailTexts(db)
  await fillSurveyQuestions(db)
  await keepTerms(db)
  if (made.length > 0) await fillPaymentReminders(db)
  if (made.length > 0) await fillRatePlans(db)
  if (made.length > 0) await markNewTexts(db)
}
