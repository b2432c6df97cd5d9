import { guestVoucherCalls } from '@dvor/contract/calls/vouchers/guest-vouchers.ts'
import { ownerVoucherCalls } from '@dvor/contract/calls/vouchers/owner-vouchers.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { FastifyInstance } from 'fastify'
import { inTransaction, type Db } from '../db/database.ts'
import { refuseExcess } from '../payments/refuse-excess.ts'
import { requireRefund } from '../payments/require-refund.ts'
import type { Actor } from '../platform/actor.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { keyOf, runWithIdempotencyKey } from '../platform/http/idempotency-key.ts'
import { limitGuesses } from '../platform/http/limit-guesses.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { recordChange } from '../history/queries.ts'
import { lockWithUnits } from '../reservations/queries/lock-with-units.ts'
import { sumPaidByVouchers } from '../reservations/queries/paid-by-vouchers.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { checkBalance } from '../vouchers/check-balance.ts'
import { prolongVoucher, voidVoucher } from '../vouchers/edit-voucher.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { returnToVouchers } from '../vouchers/return-to-vouchers.ts'
import { payVoucher, sellVoucher } from '../vouchers/sell-voucher.ts'
import { sendVoucher } from '../vouchers/send-voucher.ts'
import { findVoucher } from '../vouchers/voucher-queries.ts'
import { payBackVoucher } from './pay-back.ts'
import { voucherView } from './present-vouchers.ts'
import { mountVoucherReading } from './reading-routes.ts'

/** Mounts gift vouchers: the front desk, spending them, and the balance by the code. */
export function mountVouchers(app: FastifyInstance, services: Services): void {
  mountVoucherReading(app, services)
  mountSelling(app, services)
  mountChanges(app, services)
  mountVoucherGuests(app, services)
}

/** Mounts what guests do with the code of a voucher: ask for its balance and pay with it. */
function mountVoucherGuests(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  mountCalls(app, guestVoucherCalls, {
    balance: ({ actor, body }) => checkBalance(db, actor, body.code, services),
    spend: ({ actor, params, body }) =>
      limitGuesses(db, 'voucher', { actor, code: body.code }, clock, () =>
        redeemVoucher(db, actor, params, body.code, services),
      ),
  })
}

function mountSelling(app: FastifyInstance, services: Services): void {
  const { db } = services
  mountCalls(app, ownerVoucherCalls, {
    sell: async (request) => {
      const { actor, body } = request
      const sell = async (tx: Db) => (await sellVoucher(tx, actor, body, services)).id
      const sold = await runWithIdempotencyKey(db, keyOf(request, actor), body, sell)
      return voucherView(await findVoucher(db, sold, todayIn(services.clock.now())))
    },
    pay: async ({ actor, params, body }) =>
      voucherView(await payVoucher(db, actor, params.id, body.method, services)),
    sendAgain: ({ actor, params: { id }, body: { to } }) =>
      inTransaction(db, async (tx) => {
        const row = await findVoucher(tx, id, todayIn(services.clock.now()))
        if (row.state !== 'valid') throw new ApiError('conflict', 'Only a valid voucher is sent')
        await sendVoucher(tx, row, to, services)
        const sent = { collection: 'vouchers', recordId: id, action: 'sent' as const, after: { to } }
        await recordChange(tx, actor, sent)
        return voucherView(row)
      }),
  })
}

function mountChanges(app: FastifyInstance, services: Services): void {
  const { db } = services
  mountCalls(app, ownerVoucherCalls, {
    payBack: async ({ actor, params, body }) =>
      voucherView(await payBackVoucher(db, actor, params.id, body.method, services)),
    makeVoid: async ({ actor, params, body }) =>
      voucherView(await voidVoucher(db, actor, params.id, body, services)),
    prolong: async ({ actor, params, body }) =>
      voucherView(await prolongVoucher(db, actor, params.id, body.valid_until, services)),
    redeem: ({ actor, params, body }) => redeemVoucher(db, actor, params, body.code, services),
    giveBack: async ({ actor, params, body }) => ({
      returned: await returnByOwner(db, actor, params.id, body.amount ?? null, services),
    }),
  })
}

/**
 * Gives money back to vouchers by the owner's choice, whatever is due; all that they paid where no amount is named.
 * @returns the cents @throws ApiError `invalid` for more than vouchers paid, `refund_exceeds` for more than is left of
 * all payments, because a part went back another way
 */
async function returnByOwner(
  db: Db,
  actor: Actor,
  id: string,
  amount: number | null,
  services: BookingServices,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const reservation = await lockWithUnits(tx, { id })
    const paid = await sumPaidByVouchers(tx, id)
    if (paid === 0 || (amount ?? 0) > paid) throw invalid([{ path: 'amount', code: 'too_big' }])
    requireRefund(actor, amount ?? paid)
    await refuseExcess(tx, id, amount ?? paid)
    return returnToVouchers(tx, actor, reservation, amount ?? paid, services)
  })
}
