import { withCoverage } from '@dvor/booking/pricing/coupons/coupon.ts'
import { fillsGap } from '@dvor/booking/availability/gap.ts'
import { serviceIssues } from '@dvor/booking/services/common-services.ts'
import type { SoldPackage } from '@dvor/booking/packages/package-lines.ts'
import { momentOf, type Moment } from '@dvor/booking/stay/moment.ts'
import type { RateTable } from '@dvor/booking/pricing/rate-table.ts'
import type { OfferedSlot } from '@dvor/booking/services/slots.ts'
import type { CommonServiceRequest, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { invalid } from '../platform/errors.ts'
import { pipelined } from '../db/pipelined.ts'
import { listActiveServices, listCommonServices } from '../inventory/common-service-queries.ts'
import { listRateTables } from '../inventory/rate-queries.ts'
import { readSettings } from '../property/settings.ts'
import { findCouponById, listSlotsOf, type CouponRow } from './coupon-queries.ts'
import { findCouponOf, listReturningCoupons } from './returning-guests.ts'
import { nightsTakenFor, wantedNights } from './check-stays.ts'
import type { AgreedReservation, PricedRequest } from './priced-request.ts'
import { slotsOfRequests } from '../slots/check-services.ts'
import { soldPackage } from '../packages/sold-package.ts'

type OfferedServices = Awaited<ReturnType<typeof listActiveServices>>

/** All data that a request's price under any rate plan depends on, read once. */
export interface QuoteData {
  request: PricedRequest
  settings: Settings
  /** The units of the stays, under the first of their plans. */
  tables: Map<string, RateTable>
  services: OfferedServices
  slots: Map<string, OfferedSlot>
  /** The coupon of the code, not checked; of a change the agreed one. */
  coupon: CouponRow | null
  /** Coupons that apply by themselves, for the guest's finished stay; not checked. */
  returning: CouponRow[]
  package: SoldPackage | null
  /** The stays that fill a gap between taken nights, where some rule has a price for it. */
  filled: ReadonlySet<StayRequest>
  moment: Moment
}

/** Reads what a price depends on. @throws ApiError `invalid` for unknown units and services, `package_unavailable` */
export async function readQuoteData(db: Db, request: PricedRequest, clock: Clock): Promise<QuoteData> {
  const moment = momentOf(clock.now())
  const [settings, tables, services, slots, coupon] = await pipelined([
    readSettings(db),
    tablesFor(db, request.stays),
    request.agreed ? listCommonServices(db) : listActiveServices(db),
    slotsOfRequests(db, request.services ?? []),
    couponOf(db, request, moment),
  ])
  const issues = serviceIssues(services, newServices(request), request.stays)
  if (issues.length > 0) throw invalid(issues)
  const sold = await packageOf(db, request, { slots, tables })
  const filled = await staysInGaps(db, request, tables, moment)
  const proof = request.agreed ? null : request.returning
  const returning = proof ? await listReturningCoupons(db, proof, moment.today) : []
  const read = { settings, tables, services, slots, coupon, returning }
  return { request, ...read, package: sold, filled, moment }
}

/** The package of the request; a change keeps the agreed one. @throws ApiError `package_unavailable` */
async function packageOf(
  db: Db,
  { package: id, agreed, stays, services = [] }: PricedRequest,
  offers: { slots: ReadonlyMap<string, OfferedSlot>; tables: ReadonlyMap<string, RateTable> },
): Promise<SoldPackage | null> {
  if (agreed) return agreed.package ?? null
  return id ? soldPackage(db, id, { stays, services, ...offers }) : null
}

/**
 * Requests for more than the reservation has. Services that it already has are not refused when the owner stops
 * offering them.
 */
function newServices({ common_services, agreed }: PricedRequest): CommonServiceRequest[] {
  const agreedServices = agreed?.services ?? []
  return common_services.filter(
    (request) =>
      !agreedServices.some(
        (one) => one.common_service === request.common_service && one.quantity >= request.quantity,
      ),
  )
}

/**
 * The stays that fill a gap between taken nights; the nights of the reservation that is changed do not count. Read only
 * where a rule has a price for it, under whatever plan.
 */
async function staysInGaps(
  db: Db,
  { stays, agreed }: PricedRequest,
  tables: ReadonlyMap<string, RateTable>,
  { now }: Moment,
): Promise<Set<StayRequest>> {
  const hasPrice = ({ accommodation_unit }: StayRequest) =>
    tables.get(accommodation_unit)?.stored.rules.some(({ kind, value }) => kind === 'gap' && value > 0) ??
    false
  const pricedStays = stays.filter(hasPrice)
  if (pricedStays.length === 0) return new Set()
  const agreedNights = wantedNights(agreed?.stays ?? [])
  const takenNights = await nightsTakenFor(db, pricedStays, now)
  return new Set(
    pricedStays.filter((stay, index) => {
      const others = new Map(takenNights[index])
      for (const { unit, night } of agreedNights) if (unit === stay.accommodation_unit) others.delete(night)
      return fillsGap(others, stay)
    }),
  )
}

async function tablesFor(db: Db, stays: readonly StayRequest[]): Promise<Map<string, RateTable>> {
  const ids = [...new Set(stays.map((stay) => stay.accommodation_unit))]
  const from = stays.map((stay) => stay.arrival).toSorted()[0] ?? ''
  const until =
    stays
      .map((stay) => stay.departure)
      .toSorted()
      .at(-1) ?? ''
  const tables = ids.length > 0 ? await listRateTables(db, from, until, ids) : new Map()
  const unknown = stays.flatMap((stay, index) =>
    tables.has(stay.accommodation_unit)
      ? []
      : [{ path: `stays.${index}.accommodation_unit`, code: 'not_found' as const }],
  )
  if (unknown.length > 0) throw invalid(unknown)
  return tables
}

async function couponOf(
  db: Db,
  { coupon, agreed, asOwner = false }: PricedRequest,
  { today }: Moment,
): Promise<CouponRow | null> {
  if (agreed) return agreed.coupon && agreedCoupon(db, agreed.coupon)
  return coupon ? findCouponOf(db, coupon, { asOwner, today }) : null
}

/** The coupon with the agreed terms, even if it has changed since. */
async function agreedCoupon(
  db: Db,
  { id, terms }: NonNullable<AgreedReservation['coupon']>,
): Promise<CouponRow | null> {
  const row = await findCouponById(db, id)
  if (!row || !terms) return row
  const { units, services, ...agreed } = withCoverage(terms)
  const slots = await listSlotsOf(db, services)
  return { ...row, ...agreed, units: [...units], services: [...services], slots }
}
