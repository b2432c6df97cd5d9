import { buffer } from 'node:stream/consumers'
import { slugify } from '@dvor/format/slug.ts'
import { documentPdf } from './draw-document.ts'
import { readDocumentLook } from './read-look.ts'
import { documentWords } from './document-words.ts'
import type { InvoiceRow } from './queries.ts'
import type { DocumentServices } from './services.ts'

const fileName = 'document.pdf'

/** Under which name a document travels: `faktura-fa20270001`, without its ending. */
export function documentFileName({ kind, number, language }: InvoiceRow): string {
  return slugify(`${documentWords(language).titles[kind]} ${number}`)
}

/**
 * The PDF of a document: drawn when it is first needed, then kept and never drawn again. Not to be called in a
 * transaction.
 */
export async function keepDocument(services: DocumentServices, row: InvoiceRow): Promise<Buffer> {
  const { documentFiles } = services
  const kept = await read(documentFiles, row.id)
  if (kept) return kept
  const pdf = await documentPdf(row.content, await readDocumentLook(services))
  try {
    await documentFiles.put(row.id, new Map([[fileName, pdf]]))
    return pdf
  } catch (error) {
    // Two who need it at once draw the same; the folder belongs to the first.
    const drawnByAnother = await read(documentFiles, row.id)
    if (drawnByAnother) return drawnByAnother
    throw error
  }
}

async function read(files: DocumentServices['documentFiles'], id: string): Promise<Buffer | undefined> {
  const opened = await files.open(id, fileName)
  return opened && buffer(opened.content)
}
