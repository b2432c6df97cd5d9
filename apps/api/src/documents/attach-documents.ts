import { systemActor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import type { Attachment } from '../db/schema/messages/email-content.ts'
import { issueDocument } from './issue-document.ts'
import { keepDocument } from './keep-document.ts'
import { findInvoice, type InvoiceRow } from './document-queries.ts'
import type { DocumentServices } from './services.ts'

type Attached = Extract<Attachment, { kind: 'document' | 'paper' }>

/**
 * The PDF attached to an e-mail; null where its document is gone or no longer valid, because an e-mail must not wait
 * for it. A reservation's confirmation or request is issued now unless the last one is still up to date.
 */
export async function attachedDocument(
  db: Db,
  attachment: Attached,
  services: DocumentServices,
): Promise<Buffer | null> {
  try {
    const row = await rowOf(db, attachment, services)
    return row ? await keepDocument(services, row) : null
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'document_refused'))
      return null
    throw error
  }
}

async function rowOf(
  db: Db,
  attachment: Attached,
  services: DocumentServices,
): Promise<InvoiceRow | undefined> {
  if (attachment.kind === 'document') return findInvoice(db, attachment.document)
  const request = { kind: attachment.paper, persons: [] }
  const [row] = await issueDocument(db, systemActor, attachment.reservation, request, services)
  return row
}
