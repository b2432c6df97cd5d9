import { documentPrefixes } from '@dvor/contract/money/document-prefixes.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { isTaxKind, taxKinds, type DocumentKind } from '@dvor/contract/money/invoices.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Draft, Row } from '../crud/define.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import type { Db } from '../db/database.ts'
import type { Clock } from '../platform/clock.ts'
import { invalid } from '../platform/errors.ts'
import { countOfKind, drawNumber, hasOtherKind } from './document-queries.ts'
import type { Facts } from './read-facts.ts'

/** Before the numbers of sample mode. */
const sampleMark = 'UK-'

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
  const mark = settings.sample_mode ? sampleMark : ''
  const series = isTaxKind(kind) ? seriesOf(settings, kind) : null
  if (!series) return `${mark}${await afterReservation(db, kind, facts)}`
  const year = today.slice(0, 4)
  const first = settings.series_year === Number(year) ? Math.max(1, series.first) : 1
  const place = await drawNumber(db, `${mark}${kind}-${year}`, first)
  return `${mark}${series.prefix}${year}${String(place).padStart(4, '0')}`
}

const settingOf = {
  invoice: 'invoice_prefix',
  advance_invoice: 'advance_invoice_prefix',
  credit_note: 'credit_note_prefix',
} as const

/**
 * Refuses a changed beginning of numbers that documents of another kind have in this year: the series would come to a
 * number that exists. @throws ApiError `invalid`
 */
export async function refuseUsedPrefixes(db: Db, draft: Draft, current: Row, { clock }: { clock: Clock }) {
  const year = todayIn(clock.now()).slice(0, 4)
  const issues: FieldIssue[] = []
  for (const kind of taxKinds) {
    const path = settingOf[kind]
    const prefix = draft[path]
    if (typeof prefix !== 'string' || prefix === current[path]) continue
    if (await hasOtherKind(db, kind, [`${prefix}${year}`, `${sampleMark}${prefix}${year}`]))
      issues.push({ path, code: 'not_unique' })
  }
  if (issues.length > 0) throw invalid(issues)
}

/** The reservation is locked, so two documents of a kind cannot get the same number. */
async function afterReservation(db: Db, kind: DocumentKind, { reservation }: Facts): Promise<string> {
  const kindPrefix = documentPrefixes[kind as keyof typeof documentPrefixes]
  const earlier = await countOfKind(db, reservation.id, kind)
  return `${kindPrefix}${reservation.number ?? ''}${earlier === 0 ? '' : `-${earlier + 1}`}`
}
