import { apiError } from '@dvor/contract/errors/errors.ts'
import { searchAnswer, searchQuery } from '@dvor/contract/insight/search.ts'
import type { FastifyInstance } from 'fastify'
import { typedApp } from '../../platform/http/typed-routes.ts'
import type { CollectionServices } from '../../crud/services.ts'
import { searchRecords } from './search-records.ts'

/** Mounts the search over the whole back office. */
export function mountSearch(app: FastifyInstance, services: CollectionServices): void {
  typedApp(app).get('/search', {
    config: { access: 'admin' },
    schema: {
      tags: ['search'],
      summary: 'Hľadanie v celej správe',
      querystring: searchQuery,
      response: { 200: searchAnswer, default: apiError },
    },
    handler: ({ query }) => searchRecords(services, query.q),
  })
}
