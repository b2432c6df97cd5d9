import { documentPrefixes } from '@dvor/contract/money/document-prefixes.ts'
import type { HandoverInput, TillHandover, TillSums } from '@dvor/contract/money/till.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { actorName, type Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import { readSettings } from '../../property/settings.ts'
import type { AccountingServices } from '../services.ts'
import { linesOf, readOpenTill, sumTill, type OpenTill } from './read-till.ts'
import {
  assignLines,
  countHandovers,
  insertHandover,
  lockLastHandover,
  type Handover,
} from './till-queries.ts'

const changed = () => new ApiError('stale', 'The till has changed in the meantime')

/**
 * Hands the till over: everything since the last hand-over belongs to this one, and the counted cash is the opening of
 * the next. @throws ApiError `stale` where the till has changed since it was shown; `invalid` for a difference without
 * a reason
 */
export async function handOver(
  db: Db,
  actor: Actor,
  input: HandoverInput,
  { clock }: Pick<AccountingServices, 'clock'>,
): Promise<Handover> {
  return inTransaction(db, async (tx) => {
    const last = await lockLastHandover(tx)
    const open = await readOpenTill(tx, last, { clock })
    const opening = last ? open.opening : (input.opening ?? 0)
    const lines = linesOf(open)
    const sums = sumTill(opening, lines)
    refuse(input, open, sums)
    const now = clock.now()
    const day = todayIn(now)
    const row = await insertHandover(tx, {
      position: (last?.position ?? 0) + 1,
      number: await nextNumber(tx, day),
      day,
      opened_at: open.since,
      createdAt: now.toISOString(),
      handed_over_by: actorName(actor),
      opening,
      expected: sums.expected,
      counted: input.counted,
      facts: { ...sums, lines, reason: input.reason ?? null, property: await propertyOf(tx) },
    })
    // Another hand-over of the same moment was first.
    if (!row) throw changed()
    await assignLines(tx, row.id, {
      entries: open.entries.map(({ id }) => id),
      deposits: open.deposits.map(({ id }) => id),
      vouchers: open.vouchers.map(({ id }) => id),
      movements: open.movements.map(({ id }) => id),
    })
    const { number, expected, counted } = row
    await recordChange(tx, actor, {
      collection: 'till',
      recordId: row.id,
      action: 'handed over',
      after: { number, opening, expected, counted, reason: input.reason ?? null },
    })
    return row
  })
}

function refuse(
  { previous, expected, counted, reason }: HandoverInput,
  open: OpenTill,
  sums: TillSums,
): void {
  if (previous !== undefined && previous !== open.previous) throw changed()
  if (expected !== sums.expected) throw changed()
  if (counted !== expected && !reason) throw invalid([{ path: 'reason', code: 'required' }])
}

/** `OP20270001`; the lock on the last hand-over keeps the count true. */
async function nextNumber(db: Db, day: string): Promise<string> {
  const prefix = `${documentPrefixes.till_handover}${day.slice(0, 4)}`
  return `${prefix}${String((await countHandovers(db, prefix)) + 1).padStart(4, '0')}`
}

async function propertyOf(db: Db): Promise<Handover['facts']['property']> {
  const { legal_name, business_name, street, postal_code, city, ico } = await readSettings(db)
  const town = [postal_code, city].filter(Boolean).join(' ')
  return { name: legal_name ?? business_name, address: [street, town].filter(Boolean).join(', '), ico }
}

/** A hand-over for the back office. */
export function handoverView({
  id,
  number,
  day,
  opened_at,
  createdAt,
  counted,
  ...row
}: Handover): TillHandover {
  const { lines: _lines, property: _property, reason, ...sums } = row.facts
  const { handed_over_by, expected } = row
  const handed_over_at = createdAt
  const difference = counted - expected
  return { id, number, day, opened_at, handed_over_at, handed_over_by, sums, counted, difference, reason }
}
