import type { Till, TillLine, TillSums } from '@dvor/contract/money/till.ts'
import { startOfDayInstant, todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../../db/database.ts'
import type { AccountingServices } from '../services.ts'
import {
  findLastHandover,
  findTillStart,
  listOpenDeposits,
  listOpenEntries,
  listOpenMovements,
  listOpenVouchers,
  type Handover,
  type OpenLine,
} from './till-queries.ts'

/** The till since the last hand-over, with the rows that the next hand-over assigns. */
export interface OpenTill {
  since: string
  previous: string | null
  is_first: boolean
  opening: number
  entries: readonly OpenLine[]
  deposits: readonly OpenLine[]
  vouchers: readonly OpenLine[]
  movements: readonly OpenLine[]
}

/** Reads the open till; before the first hand-over it begins with the day. */
export async function readOpenTill(
  db: Db,
  last: Handover | undefined,
  { clock }: Pick<AccountingServices, 'clock'>,
): Promise<OpenTill> {
  const start = (await findTillStart(db)) ?? startOfDayInstant(todayIn(clock.now())).toISOString()
  const movements = await listOpenMovements(db)
  return {
    since: last?.createdAt ?? start,
    previous: last?.id ?? null,
    is_first: last === undefined,
    opening: last?.counted ?? 0,
    entries: await listOpenEntries(db, start),
    deposits: await listOpenDeposits(db, start),
    vouchers: await listOpenVouchers(db, start),
    movements: movements.map(({ id, createdAt, kind, amount, note }) => ({
      id,
      at: createdAt,
      kind,
      method: 'cash',
      amount,
      text: note,
      reservation_number: null,
    })),
  }
}

/** The till for the back office. */
export async function readTill(db: Db, services: Pick<AccountingServices, 'clock'>): Promise<Till> {
  const open = await readOpenTill(db, await findLastHandover(db), services)
  const { since, previous, is_first, opening } = open
  const lines = linesOf(open)
  return { since, previous, is_first, sums: sumTill(opening, lines), lines }
}

/** All lines by time, without the ids of their rows. */
export const linesOf = ({
  entries,
  deposits,
  vouchers,
  movements,
}: Pick<OpenTill, 'entries' | 'deposits' | 'vouchers' | 'movements'>): TillLine[] =>
  [...entries, ...deposits, ...vouchers, ...movements]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ id: _row, ...line }) => line)

/** Sums of a till's lines; only cash changes what should be in the drawer. */
export function sumTill(opening: number, lines: readonly TillLine[]): TillSums {
  const sum = (fits: (line: TillLine) => boolean) =>
    lines.filter(fits).reduce((total, { amount }) => total + amount, 0)
  const isMoved = ({ kind }: TillLine) => kind === 'deposit' || kind === 'withdrawal'
  const isGuestsCash = (line: TillLine) => line.method === 'cash' && !isMoved(line)
  return {
    opening,
    cash_in: sum((line) => isGuestsCash(line) && line.amount > 0),
    cash_out: sum((line) => isGuestsCash(line) && line.amount < 0),
    deposits: sum(({ kind }) => kind === 'deposit'),
    withdrawals: sum(({ kind }) => kind === 'withdrawal'),
    card: sum(({ method }) => method === 'card'),
    voucher: sum(({ method }) => method === 'voucher'),
    expected: opening + sum(({ method }) => method === 'cash'),
  }
}
