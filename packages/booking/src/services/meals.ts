import type { MealPlan } from '@dvor/contract/collections/services/common-services.ts'
import type { Meal } from '@dvor/contract/insight/day-sheets.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { ChildPrice } from '@dvor/contract/services/child-prices.ts'
import type { Day } from '@dvor/format/days.ts'
import { bandOf, type Party } from '../stay/guests.ts'
import { childPriceOf } from './service-groups.ts'
import type { PriceUnit } from './service-rows.ts'

const mealsOf: Readonly<Record<MealPlan, readonly Meal[]>> = {
  none: [],
  breakfast: ['breakfast'],
  lunch: ['lunch'],
  dinner: ['dinner'],
  half_board: ['breakfast', 'dinner'],
  full_board: ['breakfast', 'lunch', 'dinner'],
}

/**
 * The meals of a plan on one day of a stay. A plan begins with the dinner on the day of arrival and ends with the lunch
 * on the day of departure, so that each night has one of each.
 */
export function mealsOn(
  plan: MealPlan,
  { arrival, departure }: { arrival: Day; departure: Day },
  day: Day,
): Meal[] {
  const hasSlept = arrival < day && day <= departure
  const willSleep = arrival <= day && day < departure
  return mealsOf[plan].filter((meal) => (meal === 'dinner' ? willSleep : hasSlept))
}

/**
 * Number of guests of a stay for whom a meal is made: those who take a place, and children in cots for whom the meal
 * has a price of their own, because they pay it.
 */
export function eatersOf(
  { adults, children_ages }: Party,
  bands: readonly AgeBand[],
  prices: readonly ChildPrice[],
): number {
  const isPaying = (age: number) => {
    const price = childPriceOf(prices, age)
    return price !== null && (price.amount ?? price.percent) > 0
  }
  return adults + children_ages.filter((age) => bandOf(age, bands).takesPlace || isPaying(age)).length
}

/**
 * Portions of one meal of a booked service for the persons present; null where the service is not counted by nights, so
 * that its day is agreed with the guest.
 */
export function portionsOf(unit: PriceUnit, quantity: number, persons: number): number | null {
  if (unit === 'person_night') return persons
  return unit === 'night' ? quantity : null
}
