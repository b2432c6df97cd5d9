import type { automatedEmailRows } from '../../db/schema/content/editable-automated-emails.ts'
import type { EmailKey } from '../../messaging/rendering/variables.ts'

/** A text that the property starts with; the owner edits it afterwards. */
export type EmailText = typeof automatedEmailRows.$inferInsert & { key: EmailKey }

/** Greeting with which each e-mail to a guest begins. */
export const greeting = {
  sk: '<p>Dobrý deň, {{ guest_name }},</p>',
  en: '<p>Dear {{ guest_name }},</p>',
} as const

/** How to reach the property, as the last sentence of many a text. */
export const reach = {
  sk: '<p>Ak sa čokoľvek zmení, stačí odpovedať na tento e-mail{{#has_phone}} alebo zavolať na {{ business_phone }}{{/has_phone}}.</p>',
  en: '<p>If anything changes, just reply to this e-mail{{#has_phone}} or call {{ business_phone }}{{/has_phone}}.</p>',
} as const
