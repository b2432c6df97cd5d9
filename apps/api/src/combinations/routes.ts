import { availabilityCalls } from '@dvor/contract/calls/booking/availability.ts'
import type { FastifyInstance } from 'fastify'
import { deviceOf } from '../platform/actor.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { listCombinations } from './list-combinations.ts'

/** Mounts the search for several units for one party. */
export function mountCombinations(app: FastifyInstance, { db, clock }: Services): void {
  mountCalls(app, availabilityCalls, {
    combinations: ({ actor, query }) => listCombinations(db, query, clock, deviceOf(actor)),
  })
}
