import { ownerVoucherCalls } from '@dvor/contract/calls/vouchers/owner-vouchers.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { FastifyInstance } from 'fastify'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { keyOf, runWithIdempotencyKey } from '../platform/http/idempotency-key.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { recordChange } from '../history/queries.ts'
import { prolongVoucher, voidVoucher } from '../vouchers/edit-voucher.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'
import { payVoucher, sellVoucher } from '../vouchers/sell-voucher.ts'
import { sendVoucher } from '../vouchers/send-voucher.ts'
import { findVoucher } from '../vouchers/voucher-queries.ts'
import { mountVoucherGuests } from './guest-routes.ts'
import { returnByOwner } from './return-by-owner.ts'
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
        const sent = { collection: 'vouchers', recordId: id, action: 'sent', after: { to } }
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
