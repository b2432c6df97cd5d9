import { isOff } from '@dvor/booking/reservation/states.ts'
import type { DepositInput, SecurityDeposit } from '@dvor/contract/money/security-deposits.ts'
import type { Clock } from '../platform/clock.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { recordChange } from '../history/queries.ts'
import { closeAlertsOfKind } from '../reservations/alerts/settle-alerts.ts'
import {
  findReservation,
  lockReservation,
  type Reservation,
} from '../reservations/queries/reservation-queries.ts'
import { depositView, insertDepositEntry, mayBeTaken, listDepositEntries } from './deposit-queries.ts'

/** The security deposit of a reservation. @throws ApiError `not_found` */
export async function readDeposit(db: Db, id: string): Promise<SecurityDeposit> {
  const { security_deposit } = await findReservation(db, { id })
  return depositView(security_deposit, await listDepositEntries(db, id))
}

/**
 * Records that a security deposit was taken, returned or kept; the ledger and the amount due stay as they are.
 * @throws ApiError `invalid` for more than may be taken or is held, and for a kept amount without a reason;
 * `transition_not_allowed` for taking one of an order that is given up
 */
export async function recordDeposit(
  db: Db,
  actor: Actor,
  id: string,
  input: DepositInput,
  { clock }: { clock: Clock },
): Promise<SecurityDeposit> {
  return inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, { id })
    const entries = await listDepositEntries(tx, id)
    const { security_deposit: agreed } = reservation
    const { held } = depositView(agreed, entries)
    refuse(reservation, input, { most: mayBeTaken(agreed, entries), held })
    const { kind, method, reason } = input
    const entry = await insertDepositEntry(tx, {
      reservation: id,
      kind,
      method,
      amount: kind === 'deposit_taken' ? input.amount : -input.amount,
      reason: reason ?? null,
      recorded_by: actorName(actor),
      createdAt: clock.now().toISOString(),
    })
    await recordChange(tx, actor, {
      collection: 'reservations',
      recordId: id,
      action: 'security deposit',
      after: { kind, method, amount: entry.amount, reason: entry.reason },
    })
    const deposit = depositView(agreed, [...entries, entry])
    if (deposit.held === 0) await closeAlertsOfKind(tx, id, 'deposit_held', { clock })
    return deposit
  })
}

function refuse(
  { state }: Reservation,
  input: DepositInput,
  { most, held }: { most: number; held: number },
): void {
  const isTaken = input.kind === 'deposit_taken'
  if (isTaken && isOff(state))
    throw new ApiError('transition_not_allowed', 'No security deposit is taken of an order that is given up')
  if (input.amount > (isTaken ? most : held)) throw invalid([{ path: 'amount', code: 'too_big' }])
  if (input.kind === 'deposit_kept' && !input.reason) throw invalid([{ path: 'reason', code: 'required' }])
}
