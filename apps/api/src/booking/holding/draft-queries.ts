import type { AppSecret } from '../../platform/keys.ts'
import { effectiveState } from '@dvor/booking/reservation/states.ts'
import { draftLimits } from '@dvor/contract/reservations/booking-drafts.ts'
import { eq, lt, not, or, exists, and, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { hashToken, newId } from '../../db/ids.ts'
import { bookingDrafts as drafts } from '../../db/schema/reservations/booking-drafts.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'
import { overdue } from '../../inventory/overdue.ts'
import { ApiError } from '../../platform/errors.ts'
import { Sealer } from '../../platform/sealer.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import { listNamedHolds } from './hold-queries.ts'

export type BookingDraft = typeof drafts.$inferSelect

/** Encrypts what was typed, each text bound to its row. */
export const draftSealer = (appSecret: AppSecret) => new Sealer(appSecret, 'unfinished bookings')

interface NewDraft {
  token: string
  device: string
  content: string
  now: Date
}

/** Stores an unfinished booking: its content encrypted, the secret of its link as a hash. */
export async function insertDraft(
  db: Db,
  { token, device, content, now }: NewDraft,
  sealer: Sealer,
): Promise<void> {
  const id = newId()
  const sealed = sealer.seal(id, content)
  await db.insert(drafts).values({
    id,
    token_hash: hashToken(token),
    device,
    content_sealed: sealed,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  })
}

/** The draft of a link, locked; undefined where there is none. */
export async function lockDraft(db: Db, token: string): Promise<BookingDraft | undefined> {
  const [row] = await db
    .select()
    .from(drafts)
    .where(eq(drafts.token_hash, hashToken(token)))
    .for('update')
  return row
}

/** Notes the device that has the booking now, and the hold's token on the one before. */
export async function moveDraft(
  db: Db,
  { id }: BookingDraft,
  to: { device: string; leftToken: string; now: Date },
): Promise<void> {
  await db
    .update(drafts)
    .set({ device: to.device, left_token_hash: hashToken(to.leftToken), updatedAt: to.now.toISOString() })
    .where(eq(drafts.id, id))
}

/** Refuses the token of a hold that a link has moved to another device. @throws ApiError `hold_moved` */
export async function refuseMoved(db: Db, holdToken: string): Promise<void> {
  const [row] = await db
    .select({ id: drafts.id })
    .from(drafts)
    .where(eq(drafts.left_token_hash, hashToken(holdToken)))
    .limit(1)
  if (row) throw new ApiError('hold_moved', 'The booking continues on another device')
}

/** The live hold of a device; undefined where it holds nothing. */
export async function findLiveHold(db: Db, device: string, now: Date): Promise<Reservation | undefined> {
  const holds = await listNamedHolds(db, { tokens: [], devices: [device] })
  return holds.find((hold) => effectiveState(hold, now) === 'hold')
}

/** Deletes the drafts of a device, whose booking has been ordered. */
export async function endDrafts(db: Db, device: string | null): Promise<void> {
  if (device !== null) await db.delete(drafts).where(eq(drafts.device, device))
}

/** Deletes drafts whose device holds nothing any more, and those that are too old. */
export async function sweepDrafts(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - draftLimits.hours * 3_600_000).toISOString()
  const held = db
    .select({ one: sql`1` })
    .from(reservations)
    .where(
      and(
        eq(reservations.device, drafts.device),
        eq(reservations.state, 'hold'),
        not(overdue(now, 'reservations')),
      ),
    )
  await db.delete(drafts).where(or(lt(drafts.createdAt, oldest), not(exists(held))))
}
