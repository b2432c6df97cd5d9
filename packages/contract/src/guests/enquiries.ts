import { z } from 'zod'
import { day, email, id, language, line, phone, name } from '../values/values.ts'

const message = z.string().trim().min(1).max(5000)
/** A hidden field; only programs fill it in, and they get the usual answer. */
const website = z.string().max(500).optional()
/** The language of the form, in which the visitor is answered. */
const spoken = language.default('sk')

/** `POST /send-contact-message`: the form of /kontakt. */
export const contactMessage = z.strictObject({
  name,
  email,
  phone: phone.nullish(),
  message,
  language: spoken,
  website,
})
export type ContactMessage = z.output<typeof contactMessage>

/** `POST /send-hall-demand`: an enquiry about a hall, days inclusive. */
export const hallDemandRequest = z.strictObject({
  hall: id.nullish(),
  name,
  email,
  phone: phone.nullish(),
  event_type: line(300).nullish(),
  day_from: day.nullish(),
  day_to: day.nullish(),
  persons: z.int().min(1).max(10_000).nullish(),
  message: message.nullish(),
  language: spoken,
  website,
})
export type HallDemandInput = z.input<typeof hallDemandRequest>
export type HallDemandRequest = z.output<typeof hallDemandRequest>

/** The answer to a public form, the same for people and programs. */
export const enquirySent = z.object({ sent: z.boolean() })
