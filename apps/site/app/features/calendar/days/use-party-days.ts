import type { Day } from '@dvor/format/days.ts'
import { useEffect, useState } from 'react'
import { loadPartyDays, type PartyDays } from './party-days.ts'
import type { TypedParty } from '../party/party.ts'

/**
 * Loads the days for the party and again when it changes; the last ones stay until the next have come. Undefined at
 * first, null when they cannot be read.
 */
export function usePartyDays({ adults, ages }: Pick<TypedParty, 'adults' | 'ages'>, today: Day) {
  const [attempt, setAttempt] = useState(0)
  const [days, setDays] = useState<PartyDays | null>()
  const agesKey = ages.join()
  useEffect(() => {
    const control = new AbortController()
    const party = { adults, ages: agesKey === '' ? [] : agesKey.split(',').map(Number) }
    // Rejects only after the party has changed or the sheet was closed, so the result is not needed.
    loadPartyDays(party, today, control.signal).then(setDays, () => undefined)
    return () => control.abort()
  }, [adults, agesKey, today, attempt])
  const retry = () => {
    setDays(undefined)
    setAttempt(attempt + 1)
  }
  return { days, retry }
}
