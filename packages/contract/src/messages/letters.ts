import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { id, instant, language, line } from '../values/values.ts'
import { reservationMessage } from './emails.ts'

/** Largest size in bytes of a file in a letter, and of all of its files. */
export const letterFileBytes = 10_000_000
export const letterBytes = 20_000_000

const titled = z.object({ id, title: z.string() })

/** `GET /reservations/{id}/letter`: the text with which a letter begins; the first own text, or a chosen one. */
export const letterQuery = z.strictObject({ template: id.optional() })

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

/** `POST /email-files`: a file for a letter; `size` in bytes. */
export const emailFileForm = z.object({ file: z.file() })
export const emailFile = z.object({ id, name: z.string(), size: z.int() })
export type EmailFile = z.infer<typeof emailFile>

/** `POST /reservations/{id}/notes`: words for colleagues, which no guest gets. */
export const threadNoteInput = z.strictObject({ text: z.string().trim().min(1).max(5000) })

const about = { reservation: titled.nullable() }

/** An e-mail to the guest, written by a person (`author`) or by the program. */
const sentMessage = reservationMessage.extend({
  ...about,
  author: z.string().nullable(),
  /** Plain text; null once it was erased. */
  text: seenWith('money.read', z.string().nullable()),
  /** An uploaded file by its id. */
  attachments: z.array(z.object({ name: z.string(), file: id.nullable() })),
})
export type SentMessage = z.infer<typeof sentMessage>

const threadNote = z.object({ id, ...about, author: z.string(), text: z.string(), createdAt: instant })
export type ThreadNote = z.infer<typeof threadNote>

/** `GET /reservations/{id}/thread`; with `person` also what was written about the guest's other reservations. */
export const threadQuery = z.strictObject({ person: z.enum(['true', 'false']).default('false') })

/** What was written to and about a guest, oldest first in each list. */
export const thread = z.object({ sent: z.array(sentMessage), notes: z.array(threadNote) })
export type Thread = z.infer<typeof thread>
