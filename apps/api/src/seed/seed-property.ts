import { contacts } from '@dvor/contract/collections/content/contacts.ts'
import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'
import { editableAutomatedEmails } from '@dvor/contract/collections/messages/editable-automated-emails.ts'
import { administratorForms } from '@dvor/contract/collections/settings/administrator-forms.ts'
import { sql, eq } from 'drizzle-orm'
import { ratePlanRows } from '../db/schema/accommodation/rate-plans.ts'
import { contactRows } from '../db/schema/content/contacts.ts'
import { textBlockRows } from '../db/schema/content/text-blocks.ts'
import { automatedEmailRows } from '../db/schema/messages/editable-automated-emails.ts'
import { paymentReminderRows } from '../db/schema/messages/payment-reminders.ts'
import { surveyQuestionRows } from '../db/schema/messages/surveys.ts'
import { formRows } from '../db/schema/settings/administrator-forms.ts'
import { settingsRow } from '../db/schema/settings/global-settings.ts'
import { history } from '../db/schema/system/history.ts'
import { sampleRows } from '../db/schema/system/sample-rows.ts'
import { keepTerms } from '../property/terms/keep-terms.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { fillEmailTexts } from './email-texts/seed-email-texts.ts'
import { fillForms } from './seed-forms.ts'
import { seedSettings } from './seed-settings.ts'
import { seedQuestions, type SeedQuestion } from './survey-questions.ts'
import { fillPageTexts } from './texts/seed-page-texts.ts'

/** Contacts for guests; the owner fills in the names. */
const seedContacts = [
  { label: 'Recepcia', role: 'Rezervácie, príchody a všetko okolo pobytu', order: 0 },
  { label: 'Majitelia', role: 'Oslavy, skupiny a spolupráca', order: 1 },
]

/** Collections with rows that a new installation brings along and that guests read. */
const seeded = [
  { declaration: textBlocks, table: textBlockRows },
  { declaration: contacts, table: contactRows },
  { declaration: administratorForms, table: formRows },
  { declaration: editableAutomatedEmails, table: automatedEmailRows },
]

/**
 * Adds the rows that always exist because the API cannot create them: the settings, the contacts, the texts of the
 * pages and of the e-mails. Runs at every start and adds only missing rows, so a new version adds its new ones.
 */
export async function seedProperty(db: Db): Promise<void> {
  const rows = await db
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
  if (rows.length > 0) await fillPaymentReminders(db)
  if (rows.length > 0) await fillRatePlans(db)
  if (rows.length > 0) await markNewTexts(db)
}

/**
 * Adds questions, so that surveys work from the first guest on. Once an owner has changed the questions, none is added
 * again.
 */
async function fillSurveyQuestions(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Several instances may start at once, and the rows have no unique key that would prevent doubles.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('house survey questions'))`)
    if ((await tx.$count(surveyQuestionRows)) > 0) return
    if ((await tx.$count(history, eq(history.collection, 'survey-questions'))) > 0) return
    const rows = Object.values(seedQuestions).map((question: SeedQuestion, order) => ({
      ...question,
      order,
    }))
    await tx.insert(surveyQuestionRows).values(rows)
  })
}

/** Adds the rate plan of a new property: the base price under the terms of the settings. */
async function fillRatePlans(db: Db): Promise<void> {
  await db
    .insert(ratePlanRows)
    .values({ title: 'Pružná', translations: { en: { title: 'Flexible' }, cs: { title: 'Pružná' } } })
}

/** Adds the rule of a new property: a reminder on the day before a payment is due. */
async function fillPaymentReminders(db: Db): Promise<void> {
  await db.insert(paymentReminderRows).values({ title: 'Deň pred splatnosťou', direction: 'before', days: 1 })
}

/** Contacts can be edited but neither added nor deleted, so a table with rows was filled before. */
async function fillContacts(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Several instances may start at once, and the rows have no unique key that would prevent doubles.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('house contacts'))`)
    if ((await tx.$count(contactRows)) > 0) return
    await tx.insert(contactRows).values(seedContacts)
  })
}

/** Marks the texts of a new installation as sample content, so that the owner looks at them before guests do. */
async function markNewTexts(db: Db): Promise<void> {
  for (const { declaration, table } of seeded)
    await db.execute(sql`
      insert into ${sampleRows} (collection, record_id, rewritten) select ${declaration.name}, ${table.id}, true from ${table}
      on conflict do nothing`)
}
