import { client, session } from '../../core/client/api.ts'
import { isAway } from '../../core/client/connection.ts'
import { currentRights } from '../../core/client/rights.ts'
import { currentCopy, dropCopies, keepCopy } from '../../core/offline/copy.ts'

/** How often (ms) the copy is made anew while the page is looked at. */
const renewMs = 5 * 60_000
let asked = 0

/** Makes the copy anew when it is due, and while nobody answers looks whether somebody does. */
export async function renewCopy(): Promise<void> {
  const person = currentRights()
  const isDue = isAway() || Date.now() - asked >= renewMs
  if (!person || !isDue || document.visibilityState === 'hidden') return
  if (person.permissions.length === 0) return dropCopies()
  asked = Date.now()
  const answer = await client.offline.attempt.copy()
  // The session may have ended, or become another person's, while the copy was on its way.
  if (session.claims()?.id !== person.id) return
  if (answer.ok) await keepCopy({ person: currentRights() ?? person, copy: answer.value })
  else if (answer.error.status === 401 || answer.error.status === 403) await forgetCopy()
}

/** Deletes the copy, because its person may no longer see it. */
export async function forgetCopy(): Promise<void> {
  asked = 0
  await dropCopies()
}

/** The copy of the signed-in person. */
export const ownCopy = () => currentCopy(session.claims()?.id)
