import { accountOf } from '@dvor/booking/payment-status.ts'
import type { LineReason } from '@dvor/contract/statements.ts'
import { systemActor } from '../../platform/actor.ts'
import { inTransaction, isTransaction, type Db } from '../../platform/database.ts'
import { flagAttention } from '../reservations/flag-attention.ts'
import { lockWithUnits } from '../reservations/lock-with-units.ts'
import type { Reservation } from '../reservations/queries.ts'
import type { BookingServices } from '../reservations/services.ts'
import type { StatementServices } from './services.ts'
import { bookLine, linkRefund } from './book-line.ts'
import {
  listFreshLines,
  lockLine,
  updateFreshLines,
  updateLine,
  type FreshLine,
  type Line,
} from './queries.ts'

const batch = 500

/**
 * Books lines that name a reservation by their variable symbol and bring exactly what it owes; tells of every other
 * line why it waits. Each line has its own transaction, so that what was matched stays matched whatever comes after.
 */
export async function matchLines(db: Db, services: StatementServices): Promise<void> {
  const failed: string[] = []
  for (;;) {
    const fresh = await listFreshLines(db, failed, batch)
    await setAside(db, fresh)
    failed.push(...(await tryAll(db, fresh, services)))
    if (fresh.length < batch) return
  }
}

/** So many reservations are seen to at once: most of the time is waiting for the database. */
const lanes = 4

/** Lines of one reservation one after the other, reservations side by side. @returns the lines that failed */
async function tryAll(db: Db, fresh: readonly FreshLine[], services: StatementServices): Promise<string[]> {
  const failed: string[] = []
  const waiting = [...Map.groupBy(fresh, ({ reservation }) => reservation).values()]
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift())
      for (const one of group) if (!(await tryLine(db, one, services))) failed.push(one.line.id)
  }
  await Promise.all(Array.from({ length: isTransaction(db) ? 1 : lanes }, work))
  return failed
}

/** A line that cannot be matched for a reason of ours must not keep the others waiting; the job tries it again. */
async function tryLine(
  db: Db,
  { line, reservation, alike }: FreshLine,
  services: StatementServices,
): Promise<boolean> {
  if (reservation === null) return true
  try {
    await inTransaction(db, (tx) => matchLine(tx, line.id, reservation, alike, services))
    return true
  } catch (error) {
    services.log.error({ err: error, line: line.id }, 'a movement could not be matched')
    return false
  }
}

/** Lines that name no reservation of ours need no look at any. */
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

async function matchLine(
  db: Db,
  id: string,
  reservationId: string,
  alike: boolean,
  services: BookingServices,
): Promise<void> {
  const reservation = await lockWithUnits(db, { id: reservationId })
  const line = await lockLine(db, id)
  if (line.state !== 'open' || line.reason !== null) return
  const now = services.clock.now()
  if (line.amount < 0) {
    const linked = await linkRefund(db, line, reservationId, now)
    if (!linked) await updateLine(db, id, { state: 'open', reason: 'outgoing' }, now)
    return
  }
  const reason = alike ? 'possible_double' : doubtOf(line, reservation)
  if (reason === null)
    return bookLine(db, systemActor, line, [{ reservation: reservationId, amount: line.amount }], services)
  await updateLine(db, id, { state: 'open', reason }, now)
  await flagAttention(db, reservationId, sentences[reason], services)
}

type Doubt = 'other_currency' | 'nothing_due' | 'amount_differs' | 'possible_double'

/** Why a line is not simply booked: only what is due, to the cent, is beyond doubt. */
function doubtOf({ amount, currency }: Line, reservation: Reservation): Doubt | null {
  if (currency !== 'EUR') return 'other_currency'
  const paid = reservation.total - reservation.due
  const { due, due_now } = accountOf(reservation, [{ kind: 'payment', amount: paid }])
  if (due === 0) return 'nothing_due'
  return amount === due || amount === due_now ? null : 'amount_differs'
}

const sentences: Record<Doubt, string> = {
  other_currency: 'Prišiel prevod v inej mene, čaká v prijatých platbách.',
  nothing_due: 'Prišiel prevod, hoci nie je čo platiť. Čaká v prijatých platbách.',
  amount_differs: 'Prišiel prevod v inej sume, než sa čaká. Je v prijatých platbách.',
  possible_double: 'Výpis ukazuje platbu, ktorá je možno už zapísaná. Čaká v prijatých platbách.',
}
