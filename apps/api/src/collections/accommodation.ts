import { accommodationUnits as accommodationUnitsDeclaration } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { priceRules as priceRulesDeclaration } from '@dvor/contract/collections/accommodation/price-rules.ts'
import { ratePlans as ratePlansDeclaration } from '@dvor/contract/collections/accommodation/rate-plans.ts'
import { prices as pricesDeclaration } from '@dvor/contract/collections/accommodation/prices.ts'
import { dayRates as dayRatesDeclaration } from '@dvor/contract/collections/accommodation/day-rates.ts'
import { calendarConflicts as calendarConflictsDeclaration } from '@dvor/contract/collections/calendars/calendar-conflicts.ts'
import { calendarFeeds as calendarFeedsDeclaration } from '@dvor/contract/collections/calendars/calendar-feeds.ts'
import { closures as closuresDeclaration } from '@dvor/contract/collections/calendars/closures.ts'
import { activeOnly } from '../crud/access.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { joinWholes } from '../booking/join-wholes.ts'
import { refuseListed } from '../inventory/check-units.ts'
import { checkWhole } from '../inventory/check-whole.ts'
import { findCapacity, refuseBeyondCapacity } from '../inventory/check-occupancy-prices.ts'
import { priceRuleRows } from '../db/schema/accommodation/price-rules.ts'
import { ratePlanRows } from '../db/schema/accommodation/rate-plans.ts'
import { keepTerms } from '../property/terms/keep-terms.ts'
import { checkPriceRule } from '../pricing/check-price-rule.ts'
import { checkRatePlan } from '../pricing/check-rate-plan.ts'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import { dayRateRows } from '../db/schema/accommodation/day-rates.ts'
import { conflictHooks } from '../calendars/conflict-hooks.ts'
import { calendarConflictRows, calendarFeedRows } from '../db/schema/calendars/calendars.ts'
import { feedHooks } from '../calendars/feed-hooks.ts'
import { closureRows } from '../db/schema/calendars/closures.ts'
import { takeClosureNights } from '../booking/take-closure-nights.ts'

/** Refuses prices for more persons than the base price holds, whichever of the two was changed. */
const checkUnitPrices: NonNullable<Hooks['beforeWrite']> = async (_db, draft, current) => {
  const { capacity, occupancy_prices } = { ...current, ...draft }
  refuseBeyondCapacity(occupancy_prices, capacity)
  return draft
}

export const accommodationUnits = onServer(accommodationUnitsDeclaration, units, {
  visitors: activeOnly,
  errors: ['nights_taken'],
  hooks: {
    beforeWrite: async (db, draft, current, context) =>
      checkWhole(db, await checkUnitPrices(db, draft, current, context), current, context),
    afterWrite: joinWholes,
    beforeDelete: (db, { id }) => refuseListed(db, 'units', id),
  },
})

export const priceRules = onServer(priceRulesDeclaration, priceRuleRows, {
  hooks: { beforeWrite: checkPriceRule },
})

export const ratePlans = onServer(ratePlansDeclaration, ratePlanRows, {
  visitors: activeOnly,
  hooks: {
    beforeWrite: checkRatePlan,
    // The terms name the plans' cancellation rules.
    afterWrite: (db, _row, _before, { clock }) => keepTerms(db, clock.now()),
    beforeDelete: (db, { id }) => refuseListed(db, 'plans', id),
    afterDelete: (db, _row, { clock }) => keepTerms(db, clock.now()),
  },
})

/** Refuses prices for more persons than the base price of the unit of a season or day holds. */
const checkOccupancyPrices: NonNullable<Hooks['beforeWrite']> = async (db, draft, current) => {
  const { accommodation_unit, occupancy_prices } = { ...current, ...draft }
  const isChanged = 'occupancy_prices' in draft || 'accommodation_unit' in draft
  if (isChanged && typeof accommodation_unit === 'string')
    refuseBeyondCapacity(occupancy_prices, await findCapacity(db, accommodation_unit))
  return draft
}

export const prices = onServer(pricesDeclaration, priceRows, {
  visitors: activeOnly,
  hooks: { beforeWrite: checkOccupancyPrices },
})

export const dayRates = onServer(dayRatesDeclaration, dayRateRows, {
  hooks: { beforeWrite: checkOccupancyPrices },
})

export const calendarConflicts = onServer(calendarConflictsDeclaration, calendarConflictRows, {
  hooks: conflictHooks,
})

export const calendarFeeds = onServer(calendarFeedsDeclaration, calendarFeedRows, { hooks: feedHooks })

export const closures = onServer(closuresDeclaration, closureRows, {
  hooks: { afterWrite: takeClosureNights },
  errors: ['nights_taken'],
})
