import { slugify } from '@dvor/format/slug.ts'
import type { Db } from '../../db/database.ts'
import { textPdf } from '../../platform/pdf/text-pdf.ts'
import { findTerms, storeTermsPdf, type Accepted, type Terms } from './queries.ts'

/** Under which name the terms of a version travel. */
export function termsFileName(version: string): string {
  return `${['obchodne-podmienky', slugify(version)].filter(Boolean).join('-')}.pdf`
}

/**
 * The terms that were accepted, as a PDF: made once for each wording, then read back. Not to be called in a
 * transaction. `origin` goes in front of links to our own site. @throws when this version was never kept
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
