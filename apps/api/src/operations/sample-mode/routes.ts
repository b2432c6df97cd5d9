import { apiError } from '@dvor/contract/errors/errors.ts'
import { sampleOverview, sampleRemoval, sampleRemoved } from '@dvor/contract/installation/sample-mode.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../../platform/http/typed-routes.ts'
import type { CollectionServices } from '../../crud/services.ts'
import { leaveSample } from './leave-sample.ts'
import { readSample } from './read-sample.ts'

const config = { access: 'admin' } as const
const tags = ['sample-mode']

/** Mounts leaving the sample mode. */
export function mountSampleMode(app: FastifyInstance, services: CollectionServices): void {
  const { db, clock, publicUrl, registry } = services
  const typed = typedApp(app)
  typed.get('/sample-mode', {
    config,
    schema: {
      tags,
      summary: 'Čo by vymazanie ukážky odstránilo a čo by zostalo',
      response: { 200: sampleOverview, default: apiError },
    },
    handler: () => readSample(db, registry),
  })
  typed.post('/sample-mode/removal', {
    config,
    schema: {
      tags,
      summary: 'Vymazať ukážku a začať',
      body: sampleRemoval,
      response: { 200: sampleRemoved, default: apiError },
    },
    handler: ({ actor, body }) => leaveSample(services, body, { actor, clock, publicUrl }),
  })
}
