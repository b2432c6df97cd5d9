import {
  sampleParts,
  type SampleObstacle,
  type SampleOverview,
  type SamplePart,
} from '@dvor/contract/installation/sample-mode.ts'
import type { ServerCollection } from '../../crud/define.ts'
import { collectionOf, type Registry } from '../../crud/registry.ts'
import type { Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { readSettings } from '../../property/settings.ts'
import { countKept, listUntouched } from './content-queries.ts'
import { countGatewayPayments, countRealDocuments, countTrials } from './trial-queries.ts'

export const partNames = Object.keys(sampleParts) as SamplePart[]

/** The property is not in sample mode. */
export const notSample = () => new ApiError('not_sample', 'The property is not in sample mode')

/** Overview of the changes when leaving the sample mode. @throws ApiError `not_sample` */
export async function readSample(db: Db, registry: Registry): Promise<SampleOverview> {
  const { sample_mode } = await readSettings(db)
  if (!sample_mode) throw notSample()
  const parts: [SamplePart, number][] = []
  for (const part of partNames) {
    let count = 0
    for (const collection of collectionsOf(registry, part))
      count += (await listUntouched(db, collection)).length
    parts.push([part, count])
  }
  return {
    trial: await countTrials(db),
    parts: Object.fromEntries(parts) as SampleOverview['parts'],
    kept: await countKept(db),
    obstacles: await listObstacles(db),
  }
}

/** Obstacles to leaving the sample mode; empty when there are none. */
export async function listObstacles(db: Db): Promise<SampleObstacle[]> {
  const obstacles: SampleObstacle[] = [
    { reason: 'gateway_payments', count: await countGatewayPayments(db) },
    { reason: 'real_documents', count: await countRealDocuments(db) },
  ]
  return obstacles.filter(({ count }) => count > 0)
}

/** The collections of a part, in the order of deletion. */
export function collectionsOf(registry: Registry, part: SamplePart): ServerCollection[] {
  return sampleParts[part].map((name) => collectionOf(registry, { name }))
}
