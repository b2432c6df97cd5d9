import { securityDepositCalls } from '@dvor/contract/calls/money/payments.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import type { Clock } from '../platform/clock.ts'
import { keyOf, runWithIdempotencyKey } from '../platform/http/idempotency-key.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { readDeposit, recordDeposit } from './record-deposit.ts'

/** Mounts the security deposit of a reservation. */
export function mountSecurityDeposits(app: FastifyInstance, services: { db: Db; clock: Clock }): void {
  const { db } = services
  mountCalls(app, securityDepositCalls, {
    securityDeposit: ({ params }) => readDeposit(db, params.id),
    recordDeposit: (request) => {
      const { actor, params, body } = request
      const record = (tx: Db) => recordDeposit(tx, actor, params.id, body, services)
      return runWithIdempotencyKey(db, keyOf(request, actor), body, record)
    },
  })
}
