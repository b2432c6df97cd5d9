import type { LineReason } from '@dvor/contract/money/statements.ts'
import { systemActor } from '../platform/actor.ts'
import { inTransaction, isTransaction, type Db } from '../db/database.ts'
import { raiseAlert } from '../reservations/alerts/raise-alert.ts'
import { lockWithUnits } from '../reservations/queries/lock-with-units.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import type { StatementServices } from './services.ts'
import { bookLine, linkRefund } from './book-line.ts'
import { bookVoucherLines } from './book-vouchers.ts'
import { bookPlainLines, type NamedLine } from './book-plain-lines.ts'
import { linkCollected, markCollected, type CollectedLine } from './collected-payments.ts'
import { doubtOf, type Doubt } from './find-doubt.ts'
import {
  isUntouched,
  listFreshLines,
  lockLine,
  updateFreshLines,
  updateLines,
  type FreshLine,
  type Line,
} from './line-queries.ts'
import { matchReversal } from './reversals/match-reversal.ts'
import { stopDeadline } from './order-deadline.ts'
import { bookInParts } from './waiting-money.ts'

/** Number of lines read at a time. */
const portion = 500

/**
 * Books lines that name a reservation by their variable symbol and pay exactly what it owes, alone or together; records for every other
 * line why it waits. Small batches have a transaction each, so matched lines stay matched when a later batch fails.
 */
export async function matchLines(db: Db, services: StatementServices, signal?: AbortSignal): Promise<void> {
  const failed: string[] = []
  for (;;) {
    const read = await listFreshLines(db, failed, portion)
    const [reversals = [], others = []] = [true, false].map((is) =>
      read.filter(({ line }) => line.is_reversal === is),
    )
    const fresh = await bookVoucherLines(db, await markCollected(db, others), services)
    await setAside(db, fresh)
    for (const round of roundsOf(fresh)) failed.push(...(await tryRound(db, round, services, signal)))
    for (const one of signal?.aborted ? [] : reversals)
      if (!(await tryLine(one, () => matchReversal(db, one, services), services))) failed.push(one.line.id)
    if (read.length < portion || signal?.aborted) return
  }
}

/**
 * The first line of each reservation, then the second ones, so that a deposit is booked before the balance is checked.
 */
function roundsOf(fresh: readonly CollectedLine[]): NamedLine[][] {
  const named = fresh.flatMap(({ reservation, ...rest }) =>
    reservation === null ? [] : [{ ...rest, reservation }],
  )
  const rounds: NamedLine[][] = []
  for (const lines of Map.groupBy(named, ({ reservation }) => reservation).values())
    for (const [index, one] of lines.entries()) (rounds[index] ??= []).push(one)
  return rounds
}

/** Number of payments booked in one transaction. */
const batch = 50
/** Number of concurrent batches: while the database works on one, the e-mails of another are written. */
const lanes = 3

/** @returns ids of the lines that failed */
async function tryRound(
  db: Db,
  round: readonly NamedLine[],
  services: StatementServices,
  signal?: AbortSignal,
): Promise<string[]> {
  const failed: string[] = []
  const waiting = [...round]
  const next = () => (signal?.aborted ? [] : waiting.splice(0, batch))
  const work = async () => {
    for (let lines = next(); lines.length > 0; lines = next())
      for (const one of await tryBatch(db, lines, services))
        if (!(await tryLine(one, () => inTransaction(db, (tx) => matchLine(tx, one, services)), services)))
          failed.push(one.line.id)
  }
  await Promise.all(Array.from({ length: isTransaction(db) ? 1 : lanes }, work))
  return failed
}

/** @returns lines to be checked one by one: all of them where the batch failed, since one may be the reason */
async function tryBatch(
  db: Db,
  lines: readonly NamedLine[],
  services: StatementServices,
): Promise<readonly NamedLine[]> {
  try {
    return await bookPlainLines(db, lines, services)
  } catch (error) {
    services.log.warn({ err: error, lines: lines.length }, 'movements are booked one by one')
    return lines
  }
}

/** A line that fails by an error of the program must not stop the others; the job tries it again. */
async function tryLine(
  { line }: FreshLine,
  match: () => Promise<void>,
  services: StatementServices,
): Promise<boolean> {
  try {
    await match()
    return true
  } catch (error) {
    services.log.error({ err: error, line: line.id }, 'a movement could not be matched')
    return false
  }
}

/** Sets the reason of lines that name no reservation of the property. */
async function setAside(db: Db, fresh: readonly FreshLine[]): Promise<void> {
  const nameless = fresh.filter(({ reservation }) => reservation === null).map(({ line }) => line)
  for (const [reason, lines] of Map.groupBy(nameless, reasonOf)) {
    const ids = lines.map((line) => line.id)
    await updateFreshLines(db, ids, { state: reason === 'outgoing' ? 'unrelated' : 'open', reason })
  }
}

function reasonOf({ amount, currency, variable_symbol }: Line): LineReason {
  if (amount <= 0) return 'outgoing'
  if (currency !== 'EUR') return 'other_currency'
  return variable_symbol === null ? 'no_symbol' : 'unknown_symbol'
}

async function matchLine(db: Db, named: NamedLine, services: BookingServices): Promise<void> {
  const { reservation: reservationId } = named
  const { id } = named.line
  const reservation = await lockWithUnits(db, { id: reservationId })
  const line = await lockLine(db, id)
  if (!isUntouched(line)) return
  const now = services.clock.now()
  if (line.amount < 0) {
    const linked = await linkRefund(db, line, reservationId, now)
    if (!linked) await updateLines(db, [id], { state: 'open', reason: 'outgoing' }, now)
    return
  }
  if (named.collected && (await linkCollected(db, line, reservationId, now))) return
  // A payment that the gateway has not reported yet is booked later.
  const reason = doubtOf({ ...named, line, alike: named.alike || named.collected }, reservation)
  if (reason === null)
    return bookLine(db, systemActor, line, [{ reservation: reservationId, amount: line.amount }], services)
  if (reason === 'amount_differs' && (await bookInParts(db, { ...named, line }, reservation, services)))
    return
  await updateLines(db, [id], { state: 'open', reason }, now)
  const stopped = await stopDeadline(db, reservation, services)
  const sentence = stopped ? `${sentences[reason]} Rezervácia dovtedy neprepadne.` : sentences[reason]
  const alert = { kind: 'transfer_unclear', reason: sentence, subject: id } as const
  await raiseAlert(db, reservationId, alert, services)
}

const sentences: Record<Doubt, string> = {
  other_currency: 'Prišiel prevod v inej mene, čaká v prijatých platbách.',
  nothing_due: 'Prišiel prevod, hoci nie je čo platiť. Čaká v prijatých platbách.',
  amount_differs: 'Prišiel prevod v inej sume, než sa čaká. Je v prijatých platbách.',
  possible_double: 'Výpis ukazuje platbu, ktorá je možno už zapísaná. Čaká v prijatých platbách.',
}
