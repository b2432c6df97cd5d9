import { documentPrefixes } from '@dvor/contract/money/document-prefixes.ts'
import { isTaxKind, type DocumentKind } from '@dvor/contract/money/invoices.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import type { Db } from '../db/database.ts'
import { countOfKind, drawNumber } from './document-queries.ts'
import type { Facts } from './read-facts.ts'

interface Series {
  prefix: string
  /** Used only in the year in which the property came from another program. */
  first: number
}

function seriesOf(settings: Settings, kind: DocumentKind): Series | null {
  switch (kind) {
    case 'invoice':
      return { prefix: settings.invoice_prefix, first: settings.invoice_first_number }
    case 'advance_invoice':
      return { prefix: settings.advance_invoice_prefix, first: settings.advance_invoice_first_number }
    case 'credit_note':
      return { prefix: settings.credit_note_prefix, first: settings.credit_note_first_number }
    default:
      return null
  }
}

/**
 * The number of the next document of a kind: tax documents from the yearly series without gaps, others after the
 * reservation. Sample mode has series of its own, so that the real ones begin with 1.
 */
export async function chooseNumber(db: Db, kind: DocumentKind, facts: Facts): Promise<string> {
  const { settings, today } = facts
  const mark = settings.sample_mode ? 'UK-' : ''
  const series = isTaxKind(kind) ? seriesOf(settings, kind) : null
  if (!series) return `${mark}${await afterReservation(db, kind, facts)}`
  const year = today.slice(0, 4)
  const first = settings.series_year === Number(year) ? Math.max(1, series.first) : 1
  const place = await drawNumber(db, `${mark}${kind}-${year}`, first)
  return `${mark}${series.prefix}${year}${String(place).padStart(4, '0')}`
}

/** The reservation is locked, so two documents of a kind cannot get the same number. */
async function afterReservation(db: Db, kind: DocumentKind, { reservation }: Facts): Promise<string> {
  const kindPrefix = documentPrefixes[kind as keyof typeof documentPrefixes]
  const earlier = await countOfKind(db, reservation.id, kind)
  return `${kindPrefix}${reservation.number ?? ''}${earlier === 0 ? '' : `-${earlier + 1}`}`
}
