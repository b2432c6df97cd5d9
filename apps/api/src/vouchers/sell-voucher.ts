import type { VoucherInput, VoucherMethod } from '@dvor/contract/money/vouchers.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { recordChange } from '../history/queries.ts'
import { readSettings } from '../property/settings.ts'
import { addVoucher, lastDay, makeCode, refuseDelivery, subjectOf } from './add-voucher.ts'
import { sendSoldVoucher } from './send-voucher.ts'
import { recordVoucherMoney } from './record-money.ts'
import type { MoneyServices, VoucherServices } from './services.ts'
import { findVoucher, lockVoucher, updateVoucher, type FoundVoucher } from './voucher-queries.ts'
import { offeredLanguage } from '@dvor/contract/site/offered-languages.ts'

/**
 * Sells a voucher at the front desk: cash and card are taken at once, with a transfer it waits for the money.
 * @throws ApiError `invalid` for a value beside a package, a last day or a day of sending that is over, and an address
 * that is missing
 */
export async function sellVoucher(
  db: Db,
  actor: Actor,
  input: VoucherInput,
  services: VoucherServices,
): Promise<FoundVoucher> {
  const voucherCode = await makeCode(services)
  return inTransaction(db, async (tx) => {
    const { method, ...values } = input
    const today = todayIn(services.clock.now())
    const language = offeredLanguage(await readSettings(tx), input.language)
    const subject = await subjectOf(tx, { ...input, language }, services)
    const valid_until = values.valid_until ?? subject.valid_until
    refuseDelivery({ ...input, valid_until }, today)
    const sold = { ...values, language, ...subject, valid_until, sold_by: actorName(actor) }
    const { id } = await addVoucher(tx, actor, sold, voucherCode, services)
    if (method !== 'transfer')
      await takePayment(tx, actor, await lockVoucher(tx, id, today), { method }, services)
    return findVoucher(tx, id, today)
  })
}

/** How money of a voucher came, and from where. */
export interface Taken {
  method: VoucherMethod | 'sandbox'
  provider?: string
  provider_reference?: string
}

/**
 * Books the price of a locked voucher, which makes it valid, and sends it; paid after its term or its last day it is
 * valid from today on. @throws ApiError `conflict` where it is not awaited
 */
export async function takePayment(
  db: Db,
  actor: Actor,
  voucher: FoundVoucher,
  origin: Taken,
  services: MoneyServices,
): Promise<void> {
  const { id, state, value } = voucher
  if (!voucher.is_awaited) throw new ApiError('conflict', 'This voucher waits for no payment')
  const today = todayIn(services.clock.now())
  // A voucher for a package has the days of the package.
  const isLate = (state === 'lapsed' || voucher.valid_until < today) && voucher.package === null
  const valid_until = isLate ? await lastDay(db, today) : voucher.valid_until
  if (isLate) await updateVoucher(db, id, { valid_until })
  const sold = { kind: 'sold' as const, amount: value, money: value, ...origin }
  const { number } = await recordVoucherMoney(db, actor, voucher, sold, services)
  await recordChange(db, actor, {
    collection: 'vouchers',
    recordId: id,
    action: 'payment',
    after: { amount: value, method: origin.method, number },
  })
  await sendSoldVoucher(db, { ...voucher, valid_until }, services)
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
