import { rewritingClient } from './rewriting-client.ts'
import { withoutRowLock } from './unlocked-client.ts'

/** Compares the state of a reservation with what was read before it is changed (`swapState`). */
const stateCheck = /and "reservations"\."state" = (\$\d+)\)/

/** Changes states as a program would that reads, decides and writes: without locks, and whatever the state is by then. */
export const UncheckedClient = rewritingClient((text) =>
  withoutRowLock(text).replace(stateCheck, 'and $1::text is not null)'),
)
