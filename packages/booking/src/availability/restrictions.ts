import type { Restriction, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import { bandsOf, childPlacesOf, placesOf, sleepsOf, type Party } from '../stay/guests.ts'
import { minNightsOn } from './gap.ts'
import type { Moment } from '../stay/moment.ts'
import { allowsWeekday, conditionsOn, isClosedToDeparture } from '../pricing/rate.ts'
import { underPlan, type RateTable } from '../pricing/rate-table.ts'
import type { PricingSettings } from '../pricing/price-rows.ts'
import type { RatedUnit } from '../stay/rated-unit.ts'
import { nightCount, nightsOf, periodRestrictions } from '../stay/stay.ts'

/** Taken nights of one unit, each with its kind of record (a stay or imported event, or a closure). */
export type TakenNights = ReadonlyMap<Day, 'stay' | 'closure'>

export interface RestrictionSettings extends Pick<PricingSettings, 'age_bands'> {
  /** Time from which guests may arrive, `HH:MM` by the property's clock; lead hours are counted back from it. */
  check_in_from: string
}

/** A question: can this party book this unit on these days at this moment? */
export interface StayQuestion {
  table: RateTable
  request: StayRequest
  taken: TakenNights
  settings: RestrictionSettings
  moment: Moment
}

function saleRestrictions(unit: RatedUnit): Restriction[] {
  return unit.active && unit.online_bookable ? [] : [{ code: 'not_offered' }]
}

/** Whether the unit has a place for each person who needs one, and no more children than it may have. */
export function sizeRestrictions(
  unit: RatedUnit,
  party: Party,
  ofProperty: PricingSettings['age_bands'],
): Restriction[] {
  const restrictions: Restriction[] = []
  const bands = bandsOf(unit, ofProperty)
  const sleeps = sleepsOf(unit)
  if (placesOf(party, bands) > sleeps) restrictions.push({ code: 'too_small', sleeps })
  const children = unit.max_children
  if (children !== null && childPlacesOf(party, bands) > children) {
    restrictions.push({ code: 'too_many_children', children })
  }
  return restrictions
}

function nightRestrictions({ request, taken }: StayQuestion): Restriction[] {
  const gone = nightsOf(request).filter((night) => taken.has(night))
  const nights = gone.filter((night) => taken.get(night) === 'stay')
  const restrictions: Restriction[] = nights.length > 0 ? [{ code: 'taken', nights }] : []
  return nights.length < gone.length ? [...restrictions, { code: 'closed' }] : restrictions
}

function packageRestrictions({ table, request }: StayQuestion): Restriction[] {
  const { packageNights } = table.stored
  const night = packageNights.size > 0 && nightsOf(request).find((one) => packageNights.has(one))
  const packageName = night ? packageNights.get(night) : null
  return packageName ? [{ code: 'only_package', ...packageName }] : []
}

function conditionRestrictions(question: StayQuestion): Restriction[] {
  const { table, request } = question
  const { arrivalWeekdays, departureWeekdays, maxNights, arrivalClosed } = conditionsOn(
    table,
    request.arrival,
  )
  const minNights = minNightsOn(question, request.arrival)
  const restrictions: Restriction[] = []
  if (nightCount(request) < minNights) restrictions.push({ code: 'min_nights', nights: minNights })
  if (maxNights !== null && nightCount(request) > maxNights)
    restrictions.push({ code: 'max_nights', nights: maxNights })
  if (arrivalClosed) restrictions.push({ code: 'arrival_closed' })
  if (isClosedToDeparture(table, request.departure)) restrictions.push({ code: 'departure_closed' })
  if (!allowsWeekday(arrivalWeekdays, request.arrival)) {
    restrictions.push({ code: 'arrival_weekday', weekdays: [...arrivalWeekdays] })
  }
  if (!allowsWeekday(departureWeekdays, request.departure)) {
    restrictions.push({ code: 'departure_weekday', weekdays: [...departureWeekdays] })
  }
  return restrictions
}

/**
 * Whether fewer than the unit's lead hours are left until check-in; without lead hours the whole day is bookable.
 * @param checkInFrom the property's time, for units of buildings without their own
 */
export function isTooLate(unit: RatedUnit, arrival: Day, checkInFrom: string, moment: Moment): boolean {
  if (unit.lead_hours === 0) return false
  // Distant arrivals are decided by days alone, because a search calls this thousands of times.
  if ((daysBetween(moment.today, arrival) - 2) * 24 > unit.lead_hours) return false
  const latest = instantAt(arrival, unit.check_in_from ?? checkInFrom).getTime() - unit.lead_hours * 3_600_000
  return moment.now.getTime() > latest
}

/** Last day of arrival that can be booked today. */
export const lastArrivalDay = (unit: RatedUnit, today: Day): Day => addDays(today, unit.horizon_days)

function timeRestrictions({ table, request, settings, moment }: StayQuestion): Restriction[] {
  const { unit } = table
  const restrictions: Restriction[] = []
  if (isTooLate(unit, request.arrival, settings.check_in_from, moment)) {
    restrictions.push({ code: 'too_late', lead_hours: unit.lead_hours })
  }
  const last_day = lastArrivalDay(unit, moment.today)
  if (request.arrival > last_day) restrictions.push({ code: 'too_far', last_day })
  return restrictions
}

/** Restrictions of the rate plan besides the number of nights. */
function planRestrictions({ table, request, moment }: Pick<StayQuestion, 'table' | 'request' | 'moment'>) {
  const { plan, plans } = table
  const restrictions: Restriction[] = []
  if (plan === null) return restrictions
  const { days_from, days_to, stay_from, stay_to } = plan
  const days = daysBetween(moment.today, request.arrival)
  if (!plans.includes(plan)) restrictions.push({ code: 'plan_not_offered' })
  if ((days_from !== null && days < days_from) || (days_to !== null && days > days_to))
    restrictions.push({ code: 'plan_days', from: days_from, to: days_to })
  const isEarly = stay_from !== null && request.arrival < stay_from
  if (isEarly || (stay_to !== null && request.departure > addDays(stay_to, 1)))
    restrictions.push({ code: 'plan_nights', from: stay_from, to: stay_to })
  return restrictions
}

/**
 * The unit under the first of its plans with which the stay can be booked; else as it was asked. @param rules the
 * restrictions of the sale: of a stay, or of a stay in a package
 */
export function bookableTable(question: StayQuestion, rules = restrictionsFor): RateTable {
  const { table } = question
  const tables = table.plans.map((plan) => underPlan(table, plan))
  return tables.find((one) => rules({ ...question, table: one }).length === 0) ?? table
}

/**
 * All restrictions against a stay, none when it can be booked; the same for search, quote, hold and order. Invalid
 * days are returned alone, because the other restrictions depend on them.
 */
export function restrictionsFor(question: StayQuestion): Restriction[] {
  const period = periodRestrictions(question.request, question.moment.today)
  if (period.length > 0) return period
  return [
    ...saleRestrictions(question.table.unit),
    ...nightRestrictions(question),
    ...packageRestrictions(question),
    ...sizeRestrictions(question.table.unit, question.request, question.settings.age_bands),
    ...conditionRestrictions(question),
    ...timeRestrictions(question),
    ...planRestrictions(question),
  ]
}

/**
 * Restrictions that apply to the owner, too: invalid days and taken nights. The owner may waive rules of the property.
 */
const bindingForOwner = new Set<Restriction['code']>(['inverted', 'too_long', 'taken', 'closed'])

/** The restrictions on the owner's own booking (a past or short stay may be entered). */
export function restrictionsForOwner(question: StayQuestion): Restriction[] {
  const { request, moment } = question
  const period = periodRestrictions(request, moment.today).filter(({ code }) => bindingForOwner.has(code))
  return period.length > 0 ? period : nightRestrictions(question)
}

/**
 * The restrictions on other persons in a stay that keeps its unit and its days: the rules for its days were met when it
 * was booked.
 */
export const restrictionsOnPersons = (question: StayQuestion): Restriction[] => [
  ...nightRestrictions(question),
  ...sizeRestrictions(question.table.unit, question.request, question.settings.age_bands),
]

/** Rules of arrival, length and of days that are kept for a package, which a package replaces by its own days. */
const setByPackage = new Set<Restriction['code']>([
  'only_package',
  'min_nights',
  'max_nights',
  'arrival_closed',
  'departure_closed',
  'arrival_weekday',
  'departure_weekday',
])

/** The restrictions on a stay that is sold as a package on the package's days. */
export const restrictionsInPackage = (question: StayQuestion): Restriction[] =>
  restrictionsFor(question).filter(({ code }) => !setByPackage.has(code))
