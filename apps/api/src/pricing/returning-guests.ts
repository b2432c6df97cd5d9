import { finishedStates, isFinished } from '@dvor/booking/reservation/states.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { couponProblem } from '@dvor/booking/pricing/coupons/coupon.ts'
import type { ReturnOffer } from '@dvor/contract/reservations/reservation-details.ts'
import type { Day } from '@dvor/format/days.ts'
import { and, eq } from 'drizzle-orm'
import { inLiterals } from '../db/in-literals.ts'
import type { Db } from '../db/database.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import type { ReturningProof } from './priced-request.ts'
import { returnCodeOf } from '../db/schema/reservations/return-code.ts'
import {
  countUsesBy,
  findCoupon,
  isOfGuest,
  listActiveCoupons,
  type CouponRow,
  type GuestContact,
} from './coupon-queries.ts'

/** A finished stay; an index is made for exactly this condition. */
const finished = inLiterals(reservations.state, finishedStates)

const hasCode = (code: string) =>
  and(finished, eq(returnCodeOf(reservations.token), code.trim().toUpperCase()))

/** Reasons for which a coupon can be used for no booking today. */
const closed: ReadonlySet<unknown> = new Set(['inactive', 'not_yet', 'over', 'used_up'])

/** The coupons for returning guests that can be used today, newest first. */
async function listOpenCoupons(db: Db, today: Day): Promise<CouponRow[]> {
  const use = { stays: [], serviceDays: [] }
  const coupons = await listActiveCoupons(db)
  return coupons.filter((one) => one.for_returning && !closed.has(couponProblem(one, use, today)))
}

const findReturningCoupon = async (db: Db, today: Day): Promise<CouponRow | null> =>
  (await listOpenCoupons(db, today))[0] ?? null

/**
 * The coupons that apply by themselves to a guest with a finished stay; none where the proof is wrong. Those that a
 * known guest has used as often as allowed are left out.
 */
export async function listReturningCoupons(
  db: Db,
  { code, guest }: ReturningProof,
  today: Day,
): Promise<CouponRow[]> {
  const stays = and(code ? hasCode(code) : finished, guest ? isOfGuest(guest) : undefined)
  if (!code && !guest) return []
  if ((await db.$count(reservations, stays)) === 0) return []
  const remainingCoupons: CouponRow[] = []
  for (const coupon of await listOpenCoupons(db, today)) {
    const { id, max_uses_per_guest: most } = coupon
    if (!guest || most === null || (await countUsesBy(db, id, guest)) < most) remainingCoupons.push(coupon)
  }
  return remainingCoupons
}

/**
 * The coupon that a code opens: the one with this code, or that for returning guests where it is a return code. The own
 * code of a coupon for returning guests is for the owner only.
 */
export async function findCouponOf(
  db: Db,
  code: string,
  { asOwner, today }: { asOwner: boolean; today: Day },
): Promise<CouponRow | null> {
  const coupon = await findCoupon(db, code)
  if (coupon && (asOwner || !coupon.for_returning)) return coupon
  const isReturnCode = (await db.$count(reservations, hasCode(code))) > 0
  return isReturnCode ? findReturningCoupon(db, today) : null
}

/** Whether a return code belongs to a guest with this e-mail address or phone number. */
export const isReturnCodeOf = async (db: Db, code: string, guest: GuestContact): Promise<boolean> =>
  (await db.$count(reservations, and(hasCode(code), isOfGuest(guest)))) > 0

/** The discount for the next stay of a guest whose reservation is finished; null where there is none today. */
export async function findReturnOffer(
  db: Db,
  { id, state }: { id: string; state: ReservationState },
  today: Day,
): Promise<ReturnOffer | null> {
  if (!isFinished(state)) return null
  const coupon = await findReturningCoupon(db, today)
  if (!coupon) return null
  const [couponRow] = await db
    .select({ code: returnCodeOf(reservations.token) })
    .from(reservations)
    .where(eq(reservations.id, id))
  if (!couponRow) return null
  const { kind, value, valid_to, stay_from, stay_to, min_nights } = coupon
  return { code: couponRow.code, discount: { kind, value }, valid_to, stay_from, stay_to, min_nights }
}
