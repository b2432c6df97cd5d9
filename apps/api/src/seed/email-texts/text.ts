import type { automatedEmailRows } from '../../db/schema/messages/editable-automated-emails.ts'
import type { EmailKey } from '../../messaging/rendering/email-kinds.ts'

/** A text of a new installation; the owner edits it afterwards. */
export type EmailText = typeof automatedEmailRows.$inferInsert & { key: EmailKey }

/** Greeting of each e-mail to a guest. */
export const greeting = {
  sk: '<p>Dobrý deň, {{ guest_name }},</p>',
  en: '<p>Dear {{ guest_name }},</p>',
  cs: '<p>Dobrý den, {{ guest_name }},</p>',
} as const

/** Contact data of the property, the last sentence of many texts. */
export const reach = {
  sk: '<p>Ak sa čokoľvek zmení, stačí odpovedať na tento e-mail{{#has_phone}} alebo zavolať na {{ business_phone }}{{/has_phone}}.</p>',
  en: '<p>If anything changes, just reply to this e-mail{{#has_phone}} or call {{ business_phone }}{{/has_phone}}.</p>',
  cs: '<p>Pokud se cokoli změní, stačí odpovědět na tento e-mail{{#has_phone}} nebo zavolat na {{ business_phone }}{{/has_phone}}.</p>',
} as const

/**
 * The sum left to pay, and how much of it by which day: all of it or, where the price is paid in several parts, the next
 * one. Who pays on site reads no day.
 */
export const openSum = {
  sk: '<strong>{{ due }}</strong>{{#deposit_only}}, z toho <strong>{{ due_now }}</strong> najneskôr do <strong>{{ pay_by }}</strong>{{/deposit_only}}{{#all_due_now}} najneskôr do <strong>{{ pay_by }}</strong>{{/all_due_now}}',
  en: '<strong>{{ due }}</strong>{{#deposit_only}}, of that <strong>{{ due_now }}</strong> by <strong>{{ pay_by }}</strong>{{/deposit_only}}{{#all_due_now}} by <strong>{{ pay_by }}</strong>{{/all_due_now}}',
  cs: '<strong>{{ due }}</strong>{{#deposit_only}}, z toho <strong>{{ due_now }}</strong> nejpozději do <strong>{{ pay_by }}</strong>{{/deposit_only}}{{#all_due_now}} nejpozději do <strong>{{ pay_by }}</strong>{{/all_due_now}}',
} as const
