import { systemActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Attachment } from '../emails/content.ts'
import { issueDocument } from './issue-document.ts'
import { keepDocument } from './keep-document.ts'
import { findInvoice, type InvoiceRow } from './queries.ts'
import type { DocumentServices } from './services.ts'

type Attached = Extract<Attachment, { kind: 'document' | 'paper' }>

/**
 * The PDF that an e-mail carries; null where what it was about is gone or no longer holds, because an e-mail must not
 * wait for that. A reservation's own paper is issued now unless the last one still says what is true.
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
