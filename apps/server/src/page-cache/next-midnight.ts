import { addDays } from '@dvor/format/days.ts'
import { startOfDayInstant, todayIn } from '@dvor/format/instants.ts'

/** The moment at which time alone changes what pages say: the house's next midnight. */
export const nextMidnight = (now: Date): Date => startOfDayInstant(addDays(todayIn(now), 1))
