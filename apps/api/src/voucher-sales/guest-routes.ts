import {
  voucherBalance,
  voucherBalanceRequest,
  voucherRedeemed,
  voucherRedemption,
} from '@dvor/contract/money/vouchers.ts'
import { reservationToken } from '@dvor/contract/reservations/reservations.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { limitGuesses } from '../platform/http/limit-guesses.ts'
import { typedApp } from '../platform/http/typed-routes.ts'
import type { Services } from '../platform/services.ts'
import { checkBalance } from '../vouchers/check-balance.ts'
import { redeemVoucher } from '../vouchers/redeem-voucher.ts'

const tags = ['vouchers']

/** Mounts what guests do with the code of a voucher: ask for its balance and pay with it. */
export function mountVoucherGuests(fastify: FastifyInstance, services: Services): void {
  const app = typedApp(fastify)
  const { db, clock } = services
  app.post('/voucher-balances', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Zostatok poukazu podľa kódu',
      tags,
      body: voucherBalanceRequest,
      response: { 200: voucherBalance },
    },
    handler: ({ actor, body }) => checkBalance(db, actor, body.code, services),
  })
  app.post('/reservation-details/:token/voucher', {
    config: { access: 'token' },
    schema: {
      summary: 'Hosť platí poukazom',
      tags,
      params: z.object({ token: reservationToken }),
      body: voucherRedemption,
      response: { 200: voucherRedeemed },
    },
    handler: ({ actor, params: by, body }) =>
      limitGuesses(db, 'voucher', { actor, code: body.code }, clock, () =>
        redeemVoucher(db, actor, by, body.code, services),
      ),
  })
}
