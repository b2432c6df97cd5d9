import { depositInput, securityDeposit } from '@dvor/contract/money/security-deposits.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../platform/http/typed-routes.ts'
import type { Db } from '../db/database.ts'
import type { Clock } from '../platform/clock.ts'
import { keyOf, runWithIdempotencyKey } from '../platform/http/idempotency-key.ts'
import { readDeposit, recordDeposit } from './record-deposit.ts'

const params = z.object({ id })
const config = { access: 'admin' } as const
const tags = ['reservations']
const path = '/reservations/:id/security-deposit'

/** Mounts the security deposit of a reservation. */
export function mountSecurityDeposits(app: FastifyInstance, services: { db: Db; clock: Clock }): void {
  const { db } = services
  const typed = typedApp(app)
  typed.get(path, {
    config,
    schema: { summary: 'Kaucia rezervácie', tags, params, response: { 200: securityDeposit } },
    handler: (request) => readDeposit(db, request.params.id),
  })
  typed.post(path, {
    config,
    schema: {
      summary: 'Kaucia prijatá, vrátená alebo ponechaná',
      tags,
      params,
      body: depositInput,
      response: { 200: securityDeposit },
    },
    handler: (request) => {
      const { actor, body } = request
      const record = (tx: Db) => recordDeposit(tx, actor, request.params.id, body, services)
      return runWithIdempotencyKey(db, keyOf(request, actor), body, record)
    },
  })
}
