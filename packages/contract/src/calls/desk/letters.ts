import { z } from 'zod'
import { emailPreview } from '../../messages/emails.ts'
import * as letters from '../../messages/letters.ts'
import { dryRunQuery, id } from '../../values/values.ts'
import { declareCalls } from '../call.ts'
import { letterPaths } from './letter-paths.ts'

/** Messages with the guest of a reservation: letters by hand, notes, and all of it as one thread. */
export const letterCalls = declareCalls('reservations', letterPaths, {
  draft: {
    access: 'messages.send',
    summary: 'Začiatok e-mailu hosťovi',
    query: letters.letterQuery,
    answer: letters.letterDraft,
  },
  preview: {
    access: 'messages.send',
    summary: 'Náhľad e-mailu hosťovi',
    body: letters.letterTexts,
    answer: emailPreview,
  },
  send: {
    access: 'messages.send',
    summary: 'E-mail hosťovi',
    body: letters.letterInput,
    errors: ['file_too_large'],
    answer: letters.letterSent,
  },
  /** With `dry_run` only who would get it. */
  sendSeveral: {
    keyed: true,
    access: 'messages.send',
    also: ['reservations.read', 'guests.read'],
    summary: 'E-mail hosťom viacerých rezervácií naraz',
    query: dryRunQuery,
    body: letters.lettersInput,
    answer: z.array(letters.letterVerdict),
  },
  /** Keeps a file for a letter that is being written; one that no letter takes is gone after a day. */
  upload: {
    access: 'messages.send',
    tag: 'outgoing-emails',
    summary: 'Súbor do e-mailu',
    body: letters.emailFileForm,
    errors: ['file_too_large'],
    answer: letters.emailFile,
  },
  file: {
    access: 'messages.read',
    tag: 'outgoing-emails',
    summary: 'Súbor z e-mailu',
    answer: { file: 'application/octet-stream' },
  },
  thread: {
    access: 'messages.read',
    summary: 'Správy s hosťom',
    query: letters.threadQuery,
    answer: letters.thread,
  },
  guestThread: {
    access: 'messages.read',
    also: ['guests.read'],
    tag: 'guests',
    summary: 'Správy o všetkých pobytoch hosťa',
    answer: letters.thread,
  },
  /** Marks what came about the reservation as read. */
  markRead: {
    access: 'messages.read',
    summary: 'Označenie správ ako prečítaných',
    answer: z.object({ count: z.int() }),
  },
  incoming: {
    access: 'messages.read',
    tag: 'incoming-emails',
    summary: 'Obsah došlého e-mailu',
    answer: letters.incomingContent,
  },
  recipients: {
    access: 'content.edit',
    also: ['reservations.read'],
    tag: 'own-emails',
    summary: 'Kto vlastný e-mail dostane',
    answer: z.array(letters.ownEmailRecipient),
  },
  addNote: {
    keyed: true,
    access: 'messages.send',
    summary: 'Poznámka medzi správami',
    body: letters.threadNoteInput,
    answer: z.object({ id }),
  },
  removeNote: {
    access: 'messages.send',
    summary: 'Vymazanie poznámky',
    answer: z.object({ id }),
  },
})
