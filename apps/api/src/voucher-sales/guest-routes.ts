import { guestVoucherCalls } from '@dvor/contract/calls/vouchers/guest-vouchers.ts'
import type { FastifyInstance } from 'fastify'
import { limitGuesses } from '../platform/http/limit-guesses.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { checkBalance } from '../vouchers/check-balance.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'

/** Mounts what guests do with the code of a voucher: ask for its balance and pay with it. */
export function mountVoucherGuests(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  mountCalls(app, guestVoucherCalls, {
    balance: ({ actor, body }) => checkBalance(db, actor, body.code, services),
    spend: ({ actor, params, body }) =>
      limitGuesses(db, 'voucher', { actor, code: body.code }, clock, () =>
        redeemVoucher(db, actor, params, body.code, services),
      ),
  })
}
