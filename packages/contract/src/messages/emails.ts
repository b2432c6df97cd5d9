import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { emailStates } from '../values/email-states.ts'
import { reservationState } from '../values/reservation-states.ts'
import { id, instant, language } from '../values/values.ts'

const word = z.object({ name: z.string(), description: z.object({ sk: z.string(), en: z.string() }) })

/** `GET /editable-automated-emails/{id}/variables`: variables and sections of a kind of e-mail, with descriptions. */
export const emailWords = z.object({
  /** Written `{{ name }}`. */
  variables: z.array(word),
  /** Written `{{#name}} … {{/name}}`. */
  flags: z.array(word),
})
export type EmailWords = z.infer<typeof emailWords>

/** `POST /editable-automated-emails/{id}/preview` and `/test`: unsaved texts are shown when given. */
export const emailPreviewRequest = z.strictObject({
  /** The reservation for the values; the latest one when absent. */
  reservation: id.nullish(),
  language: language.default('sk'),
  subject: z.string().min(1).max(300).nullish(),
  body: z.string().max(200_000).nullish(),
})
export type EmailPreviewRequest = z.infer<typeof emailPreviewRequest>
export type EmailPreviewInput = z.input<typeof emailPreviewRequest>

/**
 * Answer of the preview and of `GET /outgoing-emails/{id}/preview`. Pictures inside the html are data URLs, so that it
 * shows in a frame without further requests.
 */
export const emailPreview = z.object({
  subject: z.string(),
  html: seenWith('money.read', z.string()),
  text: seenWith('money.read', z.string()),
})

/** Address of the trial: the signed-in admin's own. */
export const emailTested = z.object({ to: z.string() })

/** `GET /reservations/{id}/messages`: sent and waiting e-mails about it, oldest first. */
export const reservationMessage = z.object({
  id,
  key: z.string(),
  /** Null, like the subject, once they were erased. */
  to: seenWith('guests.read', z.string().nullable()),
  subject: z.string().nullable(),
  state: z.enum(emailStates.map((state) => state.value)),
  attempts: z.int(),
  last_error: z.string().nullable(),
  sent_at: instant.nullable(),
  createdAt: instant,
})
export type ReservationMessage = z.infer<typeof reservationMessage>

export const confirmationNotice = z.strictObject({ reservationId: id })
export const stateChangeNotice = z.strictObject({
  reservationId: id,
  fromState: reservationState,
  toState: reservationState,
})
/** Older clients send more; only the reservation is used. */
export const removedServiceNotice = z.object({ reservationId: id })

/**
 * Answer of the three notification calls: number of e-mails to the guest about it in the outbox, written now or
 * before.
 */
export const noticesWritten = z.object({ notices: z.int() })
