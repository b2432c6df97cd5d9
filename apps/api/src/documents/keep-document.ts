import { buffer } from 'node:stream/consumers'
import { slugify } from '@dvor/format/slug.ts'
import { documentPdf } from './drawing/draw-document.ts'
import { readDocumentLook } from './read-look.ts'
import { documentWords } from '@dvor/texts/areas.ts'
import type { InvoiceRow } from './document-queries.ts'
import type { DocumentServices } from './services.ts'

const fileName = 'document.pdf'

/** File name of a document, without its ending: `faktura-fa20270001`. */
export function documentFileName({ kind, number, language }: InvoiceRow): string {
  return slugify(`${documentWords[language].titles[kind]} ${number}`)
}

/**
 * The PDF of a document: drawn when it is first needed, then stored and never drawn again. Must not run in a
 * transaction.
 */
export async function keepDocument(services: DocumentServices, row: InvoiceRow): Promise<Buffer> {
  const { documentFiles } = services
  const storedPdf = await read(documentFiles, row.id)
  if (storedPdf) return storedPdf
  const pdf = await documentPdf(row.content, await readDocumentLook(services))
  try {
    await documentFiles.put(row.id, new Map([[fileName, pdf]]))
    return pdf
  } catch (error) {
    // Concurrent calls draw the same file; the first to write it wins.
    const drawnByAnother = await read(documentFiles, row.id)
    if (drawnByAnother) return drawnByAnother
    throw error
  }
}

async function read(files: DocumentServices['documentFiles'], id: string): Promise<Buffer | undefined> {
  const opened = await files.open(id, fileName)
  return opened && buffer(opened.content)
}
