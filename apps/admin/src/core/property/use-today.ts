import { todayIn } from '@dvor/format/instants.ts'
import { useSyncExternalStore } from 'react'

const minute = 60_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, minute)
  return () => clearInterval(timer)
}

/** Today in the property's time zone, `YYYY-MM-DD`; changes at midnight on an open screen. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => todayIn(new Date()))
