import type { WaitingFit as Found } from '@dvor/booking/availability/waiting-fits.ts'
import type { WaitingFit } from '@dvor/contract/reservations/waiting-list.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { Db } from '../db/database.ts'
import { listUnitNames } from '../inventory/unit-names.ts'
import { listPlanNames } from './queries.ts'

/** Names the units and plans of possible offers; a plan's in the language where it has one. */
export async function nameFits(db: Db, fits: readonly Found[], language: Language): Promise<WaitingFit[]> {
  const ids = fits.flatMap(({ stays }) => stays.map(({ accommodation_unit }) => accommodation_unit))
  const units = await listUnitNames(db, ids)
  const plans = await listPlanNames(
    db,
    fits.flatMap(({ plan }) => plan ?? []),
    language,
  )
  return fits.flatMap(({ stays, plan }) => {
    const [first] = stays
    const named = stays.flatMap(({ accommodation_unit: id, adults, children_ages }) => {
      const unit = units.get(id)
      return unit ? [{ accommodation_unit: unit, adults, children_ages }] : []
    })
    if (!first || named.length < stays.length) return []
    const { arrival, departure } = first
    return [{ arrival, departure, stays: named, rate_plan: plan ? (plans.get(plan) ?? null) : null }]
  })
}
