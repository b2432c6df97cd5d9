import { apiError } from '@dvor/contract/errors/errors.ts'
import { samplePictures } from '@dvor/contract/installation/sample-mode.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Db } from '../db/database.ts'
import { countUndrawn } from './undrawn-queries.ts'

/** Mounts the progress of the sample's pictures. */
export function mountSamplePictures(app: FastifyInstance, { db }: { db: Db }): void {
  app.withTypeProvider<ZodTypeProvider>().get('/sample-mode/pictures', {
    config: { access: 'admin' },
    schema: {
      tags: ['sample-mode'],
      summary: 'Koľko ukážkových obrázkov sa ešte kreslí',
      response: { 200: samplePictures, default: apiError },
    },
    handler: async () => ({ undrawn: await countUndrawn(db) }),
  })
}
