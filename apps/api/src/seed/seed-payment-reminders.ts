import { paymentReminderRows } from '../db/schema/messages/payment-reminders.ts'
import type { Db } from '../db/database.ts'

/** Adds the rule of a new property: a reminder on the day before a payment is due. */
export async function fillPaymentReminders(db: Db): Promise<void> {
  await db.insert(paymentReminderRows).values({ title: 'Deň pred splatnosťou', direction: 'before', days: 1 })
}
