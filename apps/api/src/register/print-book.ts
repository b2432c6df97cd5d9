import type { RegisterBookQuery } from '@dvor/contract/guests/guest-register.ts'
import type { Day } from '@dvor/format/days.ts'
import { addDays } from '@dvor/format/days.ts'
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { printPdf } from '../platform/pdf/printer.ts'
import { readSettings } from '../property/settings.ts'
import { findBuilding, listBook } from './book-queries.ts'
import { DocumentNumbers } from './document-numbers.ts'
import { drawBook } from './draw-book.ts'
import type { RegisterServices } from './services.ts'
import { noteExport } from './show-number.ts'

/** Longest period of one book, in days. */
const longestBook = 366

/**
 * The register's book for an inspection as PDF: guests with a night from `from` to `to`, both included, of one building
 * or all. Numbers of documents are masked unless asked for; then the history of each reservation records it. @throws
 * ApiError `query_invalid`, `not_found`
 */
export async function printBook(
  db: Db,
  actor: Actor,
  query: RegisterBookQuery,
  services: RegisterServices,
): Promise<Buffer> {
  refusePeriod(query)
  const isShown = query.numbers === 'shown'
  const numbers = new DocumentNumbers(services.appSecret)
  const content = await inTransaction(db, async (tx) => {
    const building = query.accommodation_object ? await findBuilding(tx, query.accommodation_object) : null
    const rows = await listBook(tx, query)
    if (isShown)
      await noteExport(
        tx,
        actor,
        rows.map(({ reservation }) => reservation.id),
      )
    return { building, rows, settings: await readSettings(tx) }
  })
  const numberOf = (id: string, sealed: string | null) =>
    (isShown ? numbers.open(id, sealed) : numbers.masked(id, sealed)) ?? ''
  const rows = content.rows.map((row) => ({
    ...row,
    document: numberOf(row.guest.id, row.guest.document_sealed),
    visa: numberOf(row.guest.id, row.guest.visa_sealed),
  }))
  return printPdf(drawBook({ ...content, rows, period: query, now: services.clock.now() }))
}

function refusePeriod({ from, to }: { from: Day; to: Day }): void {
  const refuse = (code: 'too_small' | 'too_big') => {
    throw new ApiError('query_invalid', 'to: no usable period', { fields: [{ path: 'to', code }] })
  }
  if (to < from) refuse('too_small')
  if (to > addDays(from, longestBook)) refuse('too_big')
}
