import type { DocumentPreview, IssueRequest } from '@dvor/contract/money/invoices.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { inDryRun } from '../db/dry-run.ts'
import { documentPdf } from './drawing/draw-document.ts'
import { documentWords } from '@dvor/texts/areas.ts'
import { issueIn } from './issue-document.ts'
import { listInvoicesOf, type InvoiceRow } from './document-queries.ts'
import { readDocumentLook } from './read-look.ts'
import type { DocumentServices } from './services.ts'

/**
 * The documents that `issueDocument` would issue now, made by the same code in a transaction that is rolled back: no
 * number is taken. Where the same document was issued before, it is that one, with its number. @throws ApiError as
 * `issueDocument`
 */
export async function previewDocuments(
  db: Db,
  actor: Actor,
  reservationId: string,
  request: IssueRequest,
  services: DocumentServices,
): Promise<DocumentPreview[]> {
  const issued = new Set((await listInvoicesOf(db, reservationId)).map(({ id }) => id))
  const rows = await inDryRun(db, true, (tx) => issueIn(tx, actor, reservationId, request, services))
  const look = await readDocumentLook(services)
  return Promise.all(rows.map((row) => previewOf(row, issued.has(row.id), look)))
}

async function previewOf(
  { content }: InvoiceRow,
  isIssued: boolean,
  look: Awaited<ReturnType<typeof readDocumentLook>>,
): Promise<DocumentPreview> {
  const { kind, buyer, stay, issued_on, due_on, bill, requested, language } = content
  const preview = isIssued ? content : { ...content, number: documentWords[language].preview }
  const pdf = await documentPdf(preview, look)
  return {
    kind,
    number: isIssued ? content.number : null,
    customer: buyer.name || stay.guest,
    issued_on,
    due_on,
    lines: bill.lines.map(({ name, detail, gross }) => ({ name, detail, amount: gross })),
    vat: bill.totals.vat,
    total: requested ?? bill.totals.total,
    due: requested ?? bill.totals.due,
    pdf: pdf.toString('base64'),
  }
}
