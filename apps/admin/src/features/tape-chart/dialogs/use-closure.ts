import { closures } from '@dvor/contract/collections/calendars/closures.ts'
import type { ChartClosure } from '@dvor/contract/reservations/tape-chart.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { client, type Attempt, type Failure } from '../../../core/client/api.ts'
import { errorText } from '../../../core/client/error-text.ts'
import { i18n } from '../../../core/texts/i18n.ts'
import type { Placement } from '../model/gesture.ts'
import { chartKey } from '../model/use-tape-chart.ts'

/** Draft of a closure, its nights as a placement like those of a stay. */
export interface ClosureDraft extends Placement {
  readonly kind: ChartClosure['kind']
  readonly reason: string
}

const resource = client.resource(closures)
const gone = z.object({ nights: z.array(z.string()).min(1) })

/** Text for a refused closure: the taken nights, or the failure. */
function sentence({ code, details, ...rest }: Failure): string {
  const result = gone.safeParse(details)
  if (code === 'nights_taken' && result.success) {
    const nights = result.data.nights.map((night) => formatDay(night)).join(', ')
    return i18n.t('reservations.problems.nights_taken', { nights })
  }
  return errorText({ code, ...rest })
}

const bodyOf = ({ unit, arrival, departure, kind, reason }: ClosureDraft) => ({
  accommodation_unit: unit,
  day_from: arrival,
  day_to: addDays(departure, -1),
  kind,
  reason: reason.trim() || null,
})

/** Creates, edits or removes a closure; a failure is returned as text. */
export function useClosure(version?: Pick<ChartClosure, 'id' | 'updatedAt'>) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function run(call: () => Promise<Attempt<unknown>>): Promise<boolean> {
    setBusy(true)
    setProblem(null)
    const result = await call()
    await Promise.all(
      [chartKey, 'closures', 'dashboard'].map((key) => cache.invalidateQueries({ queryKey: [key] })),
    )
    setBusy(false)
    if (!result.ok) setProblem(sentence(result.error))
    return result.ok
  }
  return {
    isBusy,
    problem,
    save: (draft: ClosureDraft) =>
      run(() =>
        version
          ? resource.attempt.edit(version.id, bodyOf(draft), { ifMatch: version.updatedAt })
          : resource.attempt.create(bodyOf(draft)),
      ),
    remove: () => (version ? run(() => resource.attempt.delete(version.id)) : Promise.resolve(false)),
  }
}
