import { todayIn } from '@dvor/format/instants.ts'
import { useSyncExternalStore } from 'react'

const minute = 60_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, minute)
  return () => clearInterval(timer)
}

/** The day in the property now, `YYYY-MM-DD`; a screen left open overnight moves on with it. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => todayIn(new Date()))
