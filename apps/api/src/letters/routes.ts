import { letterCalls } from '@dvor/contract/calls/desk/letters.ts'
import { letterFileBytes } from '@dvor/contract/messages/letters.ts'
import type { FastifyInstance } from 'fastify'
import { inTransaction, type Db } from '../db/database.ts'
import { findEmailFile, insertFile } from '../messaging/email-files.ts'
import { invalid, notFound } from '../platform/errors.ts'
import { plainName } from '../platform/files/file-places.ts'
import { keyOf, runWithIdempotencyKey } from '../platform/http/idempotency-key.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { readUploadedFile } from '../platform/http/uploaded-file.ts'
import type { Services } from '../platform/services.ts'
import { listRecipients } from './own-emails/list-recipients.ts'
import { draftLetter, previewLetter } from './draft-letter.ts'
import { markRead, readContent } from './incoming-emails.ts'
import { readGuestThread, readThread } from './read-thread.ts'
import { sendLetter } from './send-letter.ts'
import { sendLetters } from './send-letters.ts'
import { addNote, removeNote } from './thread-notes.ts'

/** Mounts messages with the guest of a reservation: letters, their files, notes, and the thread of all. */
export function mountLetters(app: FastifyInstance, services: Services): void {
  const { db } = services
  mountCalls(app, letterCalls, {
    draft: ({ actor, params, query }) => draftLetter(db, actor, { ...params, ...query }, services),
    preview: ({ params, body }) => previewLetter(db, params.id, body, services),
    send: async (request) => {
      const { actor, params, body } = request
      const send = async (tx: Db) => ({ id: await sendLetter(tx, actor, params.id, body, services) })
      return runWithIdempotencyKey(db, keyOf(request, actor), { ...params, ...body }, send)
    },
    sendSeveral: ({ actor, query, body }) =>
      inTransaction(db, (tx) => sendLetters(tx, actor, body, services, query.dry_run)),
    thread: ({ params, query }) => readThread(db, params.id, query.person === 'true'),
    guestThread: ({ params }) => readGuestThread(db, params.id),
    markRead: async ({ params }) => ({ count: await markRead(db, params.id) }),
    incoming: ({ params }) => readContent(db, params.id),
    recipients: ({ params }) => listRecipients(db, params.id, services.clock),
    addNote: ({ actor, params, body }) => addNote(db, actor, params.id, body.text),
    removeNote: ({ actor, params }) => inTransaction(db, (tx) => removeNote(tx, actor, params.id)),
  })
  mountFiles(app, services)
}

function mountFiles(app: FastifyInstance, { db, clock }: Services): void {
  mountCalls(app, letterCalls, {
    upload: {
      validatedByHandler: true,
      slowBody: true,
      bodyLimit: letterFileBytes + 10_000,
      consumes: ['multipart/form-data'],
      handler: async (request) => {
        if (!request.isMultipart()) throw invalid([{ path: 'file', code: 'required' }])
        const file = await readUploadedFile(request, { bytes: letterFileBytes, unnamed: 'subor' })
        return insertFile(db, { ...file, name: plainName(file.name, 'subor') }, clock.now())
      },
    },
    file: async ({ params }, reply) => {
      const file = await findEmailFile(db, params.id)
      if (!file || file.content.length < file.size) throw notFound('This file')
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .header('x-content-type-options', 'nosniff')
        .serializer((content: unknown) => content as string)
        .send(file.content)
    },
  })
}
