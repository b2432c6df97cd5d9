import { bookingCalls } from '@dvor/contract/calls/booking/booking.ts'
import type { FastifyInstance } from 'fastify'
import { deviceOf } from '../platform/actor.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'
import { listPackageOptions } from './list-options.ts'

/** Mounts the days and times of a package; without side effects. */
export function mountPackages(app: FastifyInstance, { db, clock }: Services): void {
  mountCalls(app, bookingCalls, {
    packageOptions: ({ actor, body }) => listPackageOptions(db, body, clock, deviceOf(actor)),
  })
}
