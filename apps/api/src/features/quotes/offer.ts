import { couponProblem, type CouponTerms, type CouponUse } from '@dvor/booking/pricing/coupon.ts'
import { serviceIssues } from '@dvor/booking/services/common-services.ts'
import type { Moment } from '@dvor/booking/stay/moment.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { priceStays, type Agreement, type PriceInput } from '@dvor/booking/pricing/price.ts'
import type { RateTable } from '@dvor/booking/pricing/rate.ts'
import { agreedService, slotLines, type AgreedService } from '@dvor/booking/services/slot-lines.ts'
import type { OfferedSlot } from '@dvor/booking/services/slots.ts'
import type { CommonServiceWish, PriceBreakdown, StayWish } from '@dvor/contract/pricing/quotes.ts'
import type { ServiceWish } from '@dvor/contract/services/slots.ts'
import type { Settings } from '../../collections/global-settings.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import { together } from '../../platform/together.ts'
import {
  listActiveServices,
  listCommonServices,
  listRateTables,
  readSettings,
} from '../availability/queries.ts'
import { findCoupon, findCouponById, type CouponRow } from '../reservations/coupon-queries.ts'
import { slotsOfWishes } from '../slots/check-services.ts'

export interface OfferRequest {
  stays: readonly StayWish[]
  /** Slot services at today's price. */
  services?: readonly ServiceWish[]
  /** Slot services that the reservation has already, at the price that was agreed. */
  agreedServices?: readonly AgreedService[]
  common_services: readonly CommonServiceWish[]
  coupon?: string | null
  /** How the reservation stands that is changed; what stays of it keeps its price. */
  agreed?: AgreedReservation
}

/** What was agreed, with the coupon that the reservation has: its use is counted, so its limits are not asked again. */
export interface AgreedReservation extends Agreement {
  coupon: { id: string; terms: CouponTerms | null } | null
}

/** A price together with everything that it was made from, so that a booking need not read it twice. */
export interface Offer {
  price: PriceBreakdown
  tables: Map<string, RateTable>
  input: PriceInput
  /** The slots of the wishes, and what each wish comes to, in their order. */
  slots: Map<string, OfferedSlot>
  agreed: AgreedService[]
  coupon: CouponRow | null
  settings: Settings
  moment: Moment
}

/**
 * The one way from a wish to a price: quote, hold, order, change and the admin's preview all come here.
 * @throws ApiError `invalid` for unknown units and services, `coupon_invalid`
 */
export async function makeOffer(db: Db, request: OfferRequest, clock: Clock): Promise<Offer> {
  const moment = momentOf(clock.now())
  const wished = request.services ?? []
  const [settings, tables, services, slots] = await together([
    readSettings(db),
    tablesFor(db, request.stays),
    request.agreed ? listCommonServices(db) : listActiveServices(db),
    slotsOfWishes(db, wished),
  ])
  const issues = serviceIssues(services, newServices(request))
  if (issues.length > 0) throw invalid(issues)
  const agreed = wished.map((wish) => agreedService(slotOf(slots, wish), wish))
  const coupon = await couponOf(db, request, moment)
  const stays = request.stays.map((wish) => ({ wish, table: tableOf(tables, wish) }))
  const wishedServices = request.common_services
  const lines = slotLines([...(request.agreedServices ?? []), ...agreed])
  const parts = { stays, services, wishedServices, slotLines: lines, coupon }
  const input: PriceInput = { ...parts, settings, today: moment.today, agreed: request.agreed }
  return { price: priceStays(input), tables, input, slots, agreed, coupon, settings, moment }
}

/** Wishes for more than the reservation has: what it has is not refused when the owner stops offering it. */
function newServices({ common_services, agreed }: OfferRequest): CommonServiceWish[] {
  const known = agreed?.services ?? []
  return common_services.filter(
    (wish) =>
      !known.some((one) => one.common_service === wish.common_service && one.quantity >= wish.quantity),
  )
}

function slotOf(slots: ReadonlyMap<string, OfferedSlot>, { service_slot }: ServiceWish): OfferedSlot {
  const found = slots.get(service_slot)
  if (!found) throw new Error('checked in slotsOfWishes')
  return found
}

async function tablesFor(db: Db, stays: readonly StayWish[]): Promise<Map<string, RateTable>> {
  const ids = [...new Set(stays.map((stay) => stay.accommodation_unit))]
  const from = stays.map((stay) => stay.arrival).toSorted()[0] ?? ''
  const until =
    stays
      .map((stay) => stay.departure)
      .toSorted()
      .at(-1) ?? ''
  const found = ids.length > 0 ? await listRateTables(db, from, until, ids) : new Map()
  const unknown = stays.flatMap((stay, index) =>
    found.has(stay.accommodation_unit)
      ? []
      : [{ path: `stays.${index}.accommodation_unit`, code: 'not_found' as const }],
  )
  if (unknown.length > 0) throw invalid(unknown)
  return found
}

function tableOf(tables: Map<string, RateTable>, wish: StayWish): RateTable {
  const table = tables.get(wish.accommodation_unit)
  if (!table) throw new Error('checked in tablesFor')
  return table
}

async function couponOf(
  db: Db,
  { coupon, agreed, stays, services = [] }: OfferRequest,
  moment: Moment,
): Promise<CouponRow | null> {
  if (agreed) return agreed.coupon && agreedCoupon(db, agreed.coupon)
  const use = { stays, serviceDays: services.map(({ day }) => day) }
  return coupon ? usableCoupon(db, coupon, use, moment) : null
}

/** The coupon by the terms that were agreed, whatever has become of it. */
async function agreedCoupon(
  db: Db,
  { id, terms }: NonNullable<AgreedReservation['coupon']>,
): Promise<CouponRow | null> {
  const row = await findCouponById(db, id)
  return row && { ...row, ...terms }
}

/** Unknown and used-up codes get the same answer, so that nobody can find out codes by trying. */
async function usableCoupon(db: Db, code: string, use: CouponUse, moment: Moment): Promise<CouponRow> {
  const coupon = await findCoupon(db, code)
  if (!coupon || couponProblem(coupon, use, moment.today) !== null)
    throw new ApiError('coupon_invalid', 'The coupon cannot be used', {
      fields: [{ path: 'coupon', code: 'invalid_value' }],
    })
  return coupon
}
