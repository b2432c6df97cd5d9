import {
  voucher,
  voucherInput,
  voucherPayment,
  voucherProlongation,
  voucherRedeemed,
  voucherRedemption,
  voucherReturn,
  voucherReturned,
  voucherSending,
  voucherVoiding,
} from '@dvor/contract/money/vouchers.ts'
import { id } from '@dvor/contract/values/values.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp, type TypedApp } from '../platform/http/typed-routes.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { keyOf, runWithIdempotencyKey } from '../platform/http/idempotency-key.ts'
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

const params = z.object({ id })
const tags = ['vouchers']
const admin = { access: 'admin' } as const

/** Mounts gift vouchers: the front desk, spending them, and the balance by the code. */
export function mountVouchers(app: FastifyInstance, services: Services): void {
  const typed = typedApp(app)
  mountVoucherReading(app, services)
  mountSelling(typed, services)
  mountChanges(typed, services)
  mountSpending(typed, services)
  mountVoucherGuests(app, services)
}

function mountSelling(app: TypedApp, services: Services): void {
  const { db } = services
  app.post('/vouchers', {
    config: admin,
    schema: { summary: 'Predaj poukazu na recepcii', tags, body: voucherInput, response: { 200: voucher } },
    handler: async (request) => {
      const { actor, body } = request
      const sell = async (tx: Db) => (await sellVoucher(tx, actor, body, services)).id
      const sold = await runWithIdempotencyKey(db, keyOf(request, actor), body, sell)
      return voucherView(await findVoucher(db, sold, todayIn(services.clock.now())))
    },
  })
  app.post('/vouchers/:id/payment', {
    config: admin,
    schema: {
      summary: 'Peniaze za poukaz prišli',
      tags,
      params,
      body: voucherPayment,
      response: { 200: voucher },
    },
    handler: async ({ actor, params: { id: one }, body }) =>
      voucherView(await payVoucher(db, actor, one, body.method, services)),
  })
  app.post('/vouchers/:id/email', {
    config: admin,
    schema: {
      summary: 'Poslať poukaz znova',
      tags,
      params,
      body: voucherSending,
      response: { 200: voucher },
    },
    handler: ({ actor, params: { id: one }, body }) =>
      inTransaction(db, async (tx) => {
        const row = await findVoucher(tx, one, todayIn(services.clock.now()))
        if (row.state !== 'valid') throw new ApiError('conflict', 'Only a valid voucher is sent')
        await sendVoucher(tx, row, body.to, services)
        await recordChange(tx, actor, {
          collection: 'vouchers',
          recordId: one,
          action: 'sent',
          after: { to: body.to },
        })
        return voucherView(row)
      }),
  })
}

function mountChanges(app: TypedApp, services: Services): void {
  const { db } = services
  app.post('/vouchers/:id/refund', {
    config: admin,
    schema: {
      summary: 'Peniaze za poukaz sú vrátené',
      tags,
      params,
      body: voucherPayment,
      response: { 200: voucher },
    },
    handler: async ({ actor, params: { id: one }, body }) =>
      voucherView(await payBackVoucher(db, actor, one, body.method, services)),
  })
  app.post('/vouchers/:id/void', {
    config: admin,
    schema: { summary: 'Zrušenie poukazu', tags, params, body: voucherVoiding, response: { 200: voucher } },
    handler: async ({ actor, params: { id: one }, body }) =>
      voucherView(await voidVoucher(db, actor, one, body, services)),
  })
  app.post('/vouchers/:id/validity', {
    config: admin,
    schema: {
      summary: 'Predĺženie poukazu',
      tags,
      params,
      body: voucherProlongation,
      response: { 200: voucher },
    },
    handler: async ({ actor, params: { id: one }, body }) =>
      voucherView(await prolongVoucher(db, actor, one, body.valid_until, services)),
  })
}

function mountSpending(app: TypedApp, services: Services): void {
  const { db } = services
  app.post('/reservations/:id/voucher-redemptions', {
    config: admin,
    schema: {
      summary: 'Platba rezervácie poukazom',
      tags,
      params,
      body: voucherRedemption,
      response: { 200: voucherRedeemed },
    },
    handler: ({ actor, params: by, body }) => redeemVoucher(db, actor, by, body.code, services),
  })
  app.post('/reservations/:id/voucher-returns', {
    config: admin,
    schema: {
      summary: 'Vrátenie peňazí na poukaz',
      tags,
      params,
      body: voucherReturn,
      response: { 200: voucherReturned },
    },
    handler: async ({ actor, params: by, body }) => ({
      returned: await returnByOwner(db, actor, by.id, body.amount ?? null, services),
    }),
  })
}
