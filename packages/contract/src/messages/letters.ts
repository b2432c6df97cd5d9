import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { id, instant, language, line, queryFlag } from '../values/values.ts'
import { reservationMessage } from './emails.ts'

/** Largest size in bytes of a file in a letter, and of all of its files. */
export const letterFileBytes = 10_000_000
export const letterBytes = 20_000_000

const titled = z.object({ id, title: z.string() })

/**
 * `GET /reservations/{id}/letter`: the text with which a letter begins; the property's, a chosen own one, or that which
 * tells that the room is ready.
 */
export const letterQuery = z.strictObject({
  template: id.optional(),
  purpose: z.enum(['room_ready']).optional(),
})

/** What guests ask about in their e-mails. */
export const questionTopic = z.enum([
  'arrival',
  'departure',
  'address',
  'parking',
  'meals',
  'pets',
  'wifi',
  'children',
  'money',
  'account',
  'cancellation',
])
export type QuestionTopic = z.infer<typeof questionTopic>

/** A fact of a stay in the guest's language. */
const letterFact = z.object({
  label: z.object({ sk: z.string(), en: z.string() }),
  text: z.string(),
  /** The question that it answers; null for none of them. */
  topic: questionTopic.nullable(),
  /** The same as a sentence that stands by itself. */
  sentence: z.string(),
})

/** The beginning of a letter in the guest's language, with what it may be made from. */
export const letterDraft = z.object({
  /** Null while the reservation has no address. */
  to: seenWith('guests.read', z.string().nullable()),
  language,
  subject: z.string(),
  /** Html. Variables are filled in for those who may see money; for others the sending fills them in. */
  body: z.string(),
  /** The property's own texts. */
  templates: z.array(titled),
  /** Facts of the stay in the guest's language, for an answer. */
  facts: z.array(letterFact),
  /** Issued documents of the reservation, which may be attached. */
  documents: seenWith('documents.read', z.array(titled)),
})
export type LetterDraft = z.infer<typeof letterDraft>

const subject = line(300).trim().min(1)
const body = z.string().trim().min(1).max(100_000)

/** `POST /reservations/{id}/letters/preview`. */
export const letterTexts = z.strictObject({ subject, body })

/** `POST /reservations/{id}/letters`: an e-mail to the guest; documents and uploaded files by their ids. */
export const letterInput = letterTexts.extend({
  documents: z.array(id).max(10).default([]),
  files: z.array(id).max(10).default([]),
})
export type LetterInput = z.input<typeof letterInput>
export type LetterRequest = z.output<typeof letterInput>

/** Id of the letter in the outbox. */
export const letterSent = z.object({ id })

/** `POST /reservation-letters`: an own text to the guests of several reservations, to each in the guest's language. */
export const lettersInput = z.strictObject({ ids: z.array(id).min(1).max(100), template: id })

/** Whether the guest of a reservation gets the letter; else why not. */
export const letterVerdict = z.object({
  id,
  refusal: z.enum(['no_address', 'not_again', 'given_up', 'not_found']).nullable(),
})
export type LetterVerdict = z.infer<typeof letterVerdict>

/** `POST /email-files`: a file for a letter; `size` in bytes. */
export const emailFileForm = z.object({ file: z.file() })
export const emailFile = z.object({ id, name: z.string(), size: z.int() })
export type EmailFile = z.infer<typeof emailFile>

/** `POST /reservations/{id}/notes`: words for colleagues, which no guest gets. */
export const threadNoteInput = z.strictObject({ text: z.string().trim().min(1).max(5000) })

/** A file of an e-mail; null where it is made when it is opened, or was too large to be kept. */
const attachedFile = z.object({ name: z.string(), file: id.nullable(), isTooLarge: z.boolean() })
export type AttachedFile = z.infer<typeof attachedFile>

const about = { reservation: titled.nullable() }

/** An e-mail to the guest, written by a person (`author`) or by the program. */
const sentMessage = reservationMessage.extend({
  ...about,
  author: z.string().nullable(),
  /** Plain text; null once it was erased. */
  text: seenWith('money.read', z.string().nullable()),
  attachments: z.array(attachedFile),
  /** What the recipient's mail server said when it sent the e-mail back. */
  bounce: z.string().nullable(),
})
export type SentMessage = z.infer<typeof sentMessage>

const threadNote = z.object({ id, ...about, author: z.string(), text: z.string(), createdAt: instant })
export type ThreadNote = z.infer<typeof threadNote>

/** An e-mail that came, as plain text. */
const receivedMessage = z.object({
  id,
  ...about,
  from_name: seenWith('guests.read', z.string().nullable()),
  from_address: seenWith('guests.read', z.string().nullable()),
  subject: z.string().nullable(),
  text: z.string(),
  is_new: z.boolean(),
  automatic: z.boolean(),
  received_at: instant,
  attachments: z.array(attachedFile),
})
export type ReceivedMessage = z.infer<typeof receivedMessage>

/** `GET /own-emails/{id}/recipients`: who will get an own e-mail, and when, as things are now. */
export const ownEmailRecipient = z.object({
  id,
  number: z.string().nullable(),
  guest_name: seenWith('guests.read', z.string().nullable()),
  at: instant,
})
export type OwnEmailRecipient = z.infer<typeof ownEmailRecipient>

/** `GET /incoming-emails/{id}/content`: sanitised html, null where it is plain text, and its files. */
export const incomingContent = z.object({ html: z.string().nullable(), attachments: z.array(attachedFile) })

/** `GET /reservations/{id}/thread`; with `person` also what was written about the guest's other reservations. */
export const threadQuery = z.strictObject({ person: queryFlag.default('false') })

/** What was written to, by and about a guest, oldest first in each list. */
export const thread = z.object({
  sent: z.array(sentMessage),
  received: z.array(receivedMessage),
  notes: z.array(threadNote),
})
export type Thread = z.infer<typeof thread>
