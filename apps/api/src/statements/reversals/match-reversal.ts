import { formatMoney } from '@dvor/format/money.ts'
import { systemActor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { raiseAlert } from '../../reservations/alerts/raise-alert.ts'
import { closeAlertsAbout } from '../../reservations/alerts/settle-alerts.ts'
import { findTransaction } from '../../reservations/queries/ledger-queries.ts'
import { lockWithUnits } from '../../reservations/queries/lock-with-units.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { listLiveAllocations } from '../allocation-queries.ts'
import { findFormer } from './find-former.ts'
import {
  isUntouched,
  lockLine,
  lockLines,
  updateFormer,
  updateLines,
  type FreshLine,
} from '../line-queries.ts'
import { lockAllWithUnits } from '../lock-reservations.ts'
import { resumeDeadline } from '../order-deadline.ts'
import { releaseFromVoucher } from '../release-from-voucher.ts'
import { reverseEntry } from './reverse-entry.ts'
import type { StatementServices } from '../services.ts'

/**
 * Takes back what was booked of the movement that a line reverses; where nothing was, both are set aside. A line without
 * such a movement, and the money of a voucher that was spent since, wait for a person.
 */
export async function matchReversal(db: Db, fresh: FreshLine, services: StatementServices): Promise<void> {
  const former = fresh.alike ? undefined : await findFormer(db, fresh.line)
  if (!former) return leaveOpen(db, fresh, services)
  try {
    await inTransaction(db, (tx) => reverse(tx, fresh.line.id, former.id, services))
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error
    return leaveOpen(db, fresh, services)
  }
  await resumeDeadline(db, former.id, services)
}

async function reverse(db: Db, id: string, formerId: string, services: StatementServices): Promise<void> {
  const allocations = await listLiveAllocations(db, formerId)
  const ids = allocations.map(({ reservation }) => reservation)
  await lockAllWithUnits(db, ids)
  const locked = await lockLines(db, [id, formerId])
  const line = locked.find((one) => one.id === id)
  const former = locked.find((one) => one.id === formerId)
  if (!line || !former || !isUntouched(line)) return
  const now = services.clock.now()
  await updateFormer(db, id, formerId)
  for (const { transaction } of allocations) {
    const entry = await findTransaction(db, transaction)
    if (entry) await reverseEntry(db, systemActor, line, entry, services)
  }
  if (former.voucher !== null) await releaseFromVoucher(db, systemActor, formerId, services)
  const isBooked = allocations.length > 0
  await updateLines(
    db,
    [id],
    isBooked ? { state: 'assigned', reason: null } : { state: 'unrelated', reason: 'reversed' },
    now,
  )
  if (former.state === 'assigned' && former.voucher === null) return
  await updateLines(db, [formerId], { state: isBooked ? 'assigned' : 'unrelated', reason: 'reversed' }, now)
  await closeAlertsAbout(db, formerId, services)
}

async function leaveOpen(
  db: Db,
  { line: { id, amount }, reservation, alike }: FreshLine,
  services: BookingServices,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (reservation !== null) await lockWithUnits(tx, { id: reservation })
    if (!isUntouched(await lockLine(tx, id))) return
    const reason = alike ? ('possible_double' as const) : ('reversed' as const)
    await updateLines(tx, [id], { state: 'open', reason }, services.clock.now())
    if (reservation === null) return
    const sentence = `Banka vrátila pohyb ${formatMoney(Math.abs(amount))}, ktorý nevieme nájsť. Čaká v prijatých platbách.`
    await raiseAlert(tx, reservation, { kind: 'transfer_unclear', reason: sentence, subject: id }, services)
  })
}
