import { eq, sql } from 'drizzle-orm'
import { formRows } from '../db/schema/settings/administrator-forms.ts'
import { contactMessageRows } from '../db/schema/messages/contact-messages.ts'
import { settingsRow } from '../db/schema/settings/global-settings.ts'
import { hallDemandRows } from '../db/schema/services/hall-demands.ts'
import { hallRows } from '../db/schema/services/halls.ts'
import type { Db } from '../db/database.ts'
import { parseRecipients } from '../property/parse-recipients.ts'

type FormKey = (typeof formRows.$inferSelect)['key']

/** Whether the form takes messages, and its recipients: its own, else the property. */
export async function findForm(
  db: Db,
  key: FormKey,
): Promise<{ active: boolean; recipients: string[] } | undefined> {
  const [form] = await db
    .select({
      active: formRows.active,
      recipients: formRows.recipients,
      property: sql<string>`coalesce(${settingsRow.notification_email}, ${settingsRow.email})`,
    })
    .from(formRows)
    .innerJoin(settingsRow, sql`true`)
    .where(eq(formRows.key, key))
  if (!form) return undefined
  const addresses = parseRecipients(form.recipients ?? '')
  return { active: form.active, recipients: addresses.length > 0 ? addresses : [form.property] }
}

/** Title of a hall that visitors may ask about; undefined for any other. */
export async function findHallTitle(db: Db, id: string): Promise<string | undefined> {
  const [hall] = await db
    .select({ title: hallRows.title, active: hallRows.active })
    .from(hallRows)
    .where(eq(hallRows.id, id))
  return hall?.active ? hall.title : undefined
}

export async function insertDemand(db: Db, values: typeof hallDemandRows.$inferInsert): Promise<string> {
  const [row] = await db.insert(hallDemandRows).values(values).returning({ id: hallDemandRows.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

/** Stores a message of the contact form. @returns its id */
export async function insertMessage(db: Db, values: typeof contactMessageRows.$inferInsert): Promise<string> {
  const [row] = await db.insert(contactMessageRows).values(values).returning({ id: contactMessageRows.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}
