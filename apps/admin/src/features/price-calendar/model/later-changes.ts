import { priceChangeList } from '@dvor/contract/pricing/price-changes.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { z } from 'zod'
import type { Failure } from '../../../core/client/api.ts'
import { actorText } from '../../../core/texts/actor-text.ts'
import { changeText } from './change-text.ts'

const laterChanges = z.object({ changes: priceChangeList })

/** The changes that refused a change or an undo, as sentences. */
export function laterChangeTexts(failure: Failure, titleOf: (unit: string) => string | undefined): string[] {
  const result = laterChanges.safeParse(failure.details)
  if (failure.code !== 'stale' || !result.success) return []
  return result.data.changes.map(
    (change) => `${formatInstant(change.at)}, ${actorText(change.actor)}: ${changeText(change, titleOf)}`,
  )
}
