import { packageOptions, packageOptionsRequest } from '@dvor/contract/pricing/packages.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../platform/http/typed-routes.ts'
import { deviceOf } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'
import { listPackageOptions } from './list-options.ts'

/** Mounts the days and times of a package; without side effects. */
export function mountPackages(app: FastifyInstance, { db, clock }: Services): void {
  typedApp(app).post('/package-options', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Dni a časy balíka',
      tags: ['booking'],
      body: packageOptionsRequest,
      response: { 200: packageOptions },
    },
    handler: ({ actor, body }) => listPackageOptions(db, body, clock, deviceOf(actor)),
  })
}
