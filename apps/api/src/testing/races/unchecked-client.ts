import { rewritingClient } from './rewriting-client.ts'
import { withoutRowLock } from './unlocked-client.ts'

/** The condition of `swapState`: the state is still the one that was read. */
const stateCheck = /and "reservations"\."state" = (\$\d+)\)/

/** Changes states after a plain read: without locks, and whatever the state is by then. */
export const UncheckedClient = rewritingClient((text) =>
  withoutRowLock(text).replace(stateCheck, 'and $1::text is not null)'),
)
