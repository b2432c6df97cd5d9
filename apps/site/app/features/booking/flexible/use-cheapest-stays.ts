import type { Alternative } from '@dvor/contract/pricing/availability.ts'
import { agesText } from '@dvor/contract/values/ages-text.ts'
import { startTransition, useEffect, useState } from 'react'
import { browserApi } from '../../../core/client/browser-api.ts'
import type { ArrivalWindow } from './date-choices.ts'

interface Party {
  adults: number
  ages: readonly number[]
}

interface Answer {
  asked: string
  /** Null when they cannot be read. */
  stays: Alternative[] | null
}

/**
 * Loads the cheapest stay of each arrival in the window once it `isWanted`; undefined until then, null when they
 * cannot be read.
 */
export function useCheapestStays(window: ArrivalWindow, { adults, ages }: Party, isWanted: boolean) {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const body = JSON.stringify({ ...window, adults, children_ages: agesText(ages) })
  useEffect(() => {
    if (!isWanted) return
    const control = new AbortController()
    // Rejects only after the search has changed or the page was left, so the result is not needed.
    browserApi.booking.cheapestStays(JSON.parse(body), { signal: control.signal }).then(
      // In no hurry: a press that comes meanwhile goes first.
      (stays) => startTransition(() => setAnswer({ asked: body, stays })),
      () => undefined,
    )
    return () => control.abort()
  }, [body, isWanted, attempt])
  const retry = () => {
    setAnswer(null)
    setAttempt(attempt + 1)
  }
  return { stays: answer?.asked === body ? answer.stays : undefined, retry }
}
