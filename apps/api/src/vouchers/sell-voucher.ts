import { voucherCodeLength, type VoucherInput, type VoucherMethod } from '@dvor/contract/money/vouchers.ts'
import { addMonths, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { recordChange } from '../history/queries.ts'
import { readSettings } from '../property/settings.ts'
import { sendVoucher } from './send-voucher.ts'
import { recordVoucherMoney } from './record-money.ts'
import type { VoucherServices } from './services.ts'
import { hashVoucherCode, newVoucherCode, voucherSealer } from './voucher-codes.ts'
import {
  findVoucher,
  insertVoucher,
  lockVoucher,
  nextInSeries,
  type FoundVoucher,
} from './voucher-queries.ts'

/** Added to the place of a voucher, so that its symbol is never the number of a reservation (`2027…`). */
const firstNumber = 90_000_000

/**
 * Sells a voucher at the front desk: cash and card are taken at once, with a transfer it waits for the money.
 * @throws ApiError `invalid` for a last day or a day of sending that is over, and an address that is missing
 */
export async function sellVoucher(
  db: Db,
  actor: Actor,
  input: VoucherInput,
  services: VoucherServices,
): Promise<FoundVoucher> {
  const code = newVoucherCode()
  const code_hash = await hashVoucherCode(code)
  return inTransaction(db, async (tx) => {
    const { method, ...values } = input
    const today = todayIn(services.clock.now())
    const valid_until = values.valid_until ?? (await lastDay(tx, today))
    refuse({ ...input, valid_until }, today)
    const id = newId()
    const place = await nextInSeries(tx, 'vouchers')
    const number = String(firstNumber + place)
    await insertVoucher(tx, {
      ...values,
      id,
      place,
      number,
      code_hash,
      code_end: code.slice(voucherCodeLength - 4),
      code_sealed: voucherSealer(services.appSecret).seal(id, code),
      valid_until,
      sold_by: actorName(actor),
      createdAt: services.clock.now().toISOString(),
    })
    await recordChange(tx, actor, {
      collection: 'vouchers',
      recordId: id,
      action: 'create',
      after: { number, value: input.value, valid_until },
    })
    if (method !== 'transfer')
      await takePayment(tx, actor, await lockVoucher(tx, id, today), { method }, services)
    return findVoucher(tx, id, today)
  })
}

async function lastDay(db: Db, today: Day): Promise<Day> {
  const { voucher_months } = await readSettings(db)
  return addMonths(today, voucher_months)
}

function refuse(input: VoucherInput & { valid_until: Day }, today: Day): void {
  if (input.valid_until < today) throw invalid([{ path: 'valid_until', code: 'too_small' }])
  if (input.send_on && input.send_on < today) throw invalid([{ path: 'send_on', code: 'too_small' }])
  if (input.send_on && input.send_on > input.valid_until)
    throw invalid([{ path: 'send_on', code: 'too_big' }])
  const missing = input.send_to && !input[`${input.send_to}_email`]
  if (missing) throw invalid([{ path: `${input.send_to}_email`, code: 'required' }])
}

/** Money of a voucher, and where it came from. */
interface Taken {
  method: VoucherMethod | 'sandbox'
  provider?: string
  provider_reference?: string
}

/** Books the price of a locked voucher, which makes it valid, and sends it. @throws ApiError `conflict` where it is not awaited */
export async function takePayment(
  db: Db,
  actor: Actor,
  voucher: FoundVoucher,
  taken: Taken,
  services: VoucherServices,
): Promise<void> {
  if (voucher.state !== 'waiting') throw new ApiError('conflict', 'This voucher waits for no payment')
  const { value } = voucher
  const sold = { kind: 'sold' as const, amount: value, money: value, ...taken }
  const { number } = await recordVoucherMoney(db, actor, voucher, sold, services)
  await recordChange(db, actor, {
    collection: 'vouchers',
    recordId: voucher.id,
    action: 'payment',
    after: { amount: value, method: taken.method, number },
  })
  if (voucher.send_to) await sendVoucher(db, voucher, voucher.send_to, services, voucher.send_on)
}

/** Books the money of a voucher that waits for it. @throws ApiError `not_found`, `conflict` */
export async function payVoucher(
  db: Db,
  actor: Actor,
  id: string,
  method: VoucherMethod,
  services: VoucherServices,
): Promise<FoundVoucher> {
  const today = todayIn(services.clock.now())
  return inTransaction(db, async (tx) => {
    await takePayment(tx, actor, await lockVoucher(tx, id, today), { method }, services)
    return findVoucher(tx, id, today)
  })
}
