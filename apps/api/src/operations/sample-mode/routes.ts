import { sampleModeCalls } from '@dvor/contract/calls/installation/sample.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { CollectionServices } from '../../crud/services.ts'
import { leaveSample } from './leave-sample.ts'
import { readSample } from './read-sample.ts'

/** Mounts leaving the sample mode. */
export function mountSampleMode(app: FastifyInstance, services: CollectionServices): void {
  const { db, clock, publicUrl, registry } = services
  mountCalls(app, sampleModeCalls, {
    overview: () => readSample(db, registry),
    leave: ({ actor, body }) => leaveSample(services, body, { actor, clock, publicUrl }),
  })
}
