import { eq } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { countAttempts } from '../platform/http/rate-limit.ts'
import { isEmailConfirmed } from './check-guest-email.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { mailboxKey } from './mailbox-key.ts'
import type { OutgoingEmail } from './queries.ts'

/** `last_error` of an e-mail that a limit holds back, for the owner. */
export const withheld =
  'Zadržaný: na túto adresu odišlo priveľa e-mailov naraz a hosť s ňou ešte neplatil ani nebýval. Ak ho poznáte, pošlite ho znova.'

/**
 * Counts an e-mail to a guest who ordered on the web, asks for a gathering, orders a voucher or joins the waiting list, and has neither paid
 * nor stayed, because the address may be a stranger's. Repeated attempts, and e-mails that a person sends again, are not counted. @returns whether
 * it exceeds a limit and must not be sent
 */
export async function isWithheld(db: Db, email: OutgoingEmail, clock: Clock): Promise<boolean> {
  if (email.attempts > 1 || !(await isToUnconfirmedGuest(db, email))) return false
  const mailbox = mailboxKey(email.to)
  for (const limit of ['e-mails an hour', 'e-mails a day'] as const)
    if (await countAttempts(db, limit, { mailbox }, clock)) return true
  return false
}

/**
 * E-mails about no reservation that anybody can cause by typing an address. The link to an unfinished booking is none of
 * them: it proves the mailbox when others have used up its limits, and has limits of its own.
 */
const askedByAnyone = new Set([
  'gathering_confirm',
  'voucher_ordered',
  'waiting_list_joined',
  'waiting_list_refused',
])

async function isToUnconfirmedGuest(db: Db, { key, reservation, to }: OutgoingEmail): Promise<boolean> {
  if (askedByAnyone.has(key)) return !(await isEmailConfirmed(db, to))
  if (!reservation) return false
  const [about] = await db
    .select({ channel: reservations.channel, email: reservations.guest_email })
    .from(reservations)
    .where(eq(reservations.id, reservation))
  if (about?.channel !== 'web' || mailboxKey(about.email ?? '') !== mailboxKey(to)) return false
  return !(await isEmailConfirmed(db, to))
}
