import { slugify } from '@dvor/format/slug.ts'
import type { Db } from '../../db/database.ts'
import { textPdf } from '../../platform/pdf/text-pdf.ts'
import { findTerms, storeTermsPdf, type Accepted, type Terms } from './queries.ts'

/** File name of the terms of a version. */
export function termsFileName(version: string): string {
  return `${['obchodne-podmienky', slugify(version)].filter(Boolean).join('-')}.pdf`
}

/**
 * The accepted terms as a PDF: made once for each wording, then read from the database. Must not run in a transaction.
 * `origin` is put before links to the property's site. @throws when this version was never stored
 */
export async function acceptedTermsPdf(db: Db, accepted: Accepted, origin: string): Promise<Buffer> {
  const terms = await findTerms(db, accepted)
  if (!terms) throw new Error(`the terms of version ${accepted.version} are not kept`)
  if (terms.pdf) return terms.pdf
  const pdf = await termsPdf(terms, origin)
  await storeTermsPdf(db, terms.id, pdf)
  return pdf
}

function termsPdf({ title, content, property, version, kept_at }: Terms, origin: string): Promise<Buffer> {
  const edition = `verzia ${version}`
  return textPdf({ title, html: content, property, edition, made: new Date(kept_at), origin })
}
