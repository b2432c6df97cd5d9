import type { UnitRequirement } from '@dvor/contract/services/unit-requirements.ts'

/** Features of a unit, as far as services ask for them. */
interface Equipped {
  id: string
  amenities: readonly string[]
  pets_allowed: boolean
}

/** Ids of the units that lack what a service requires; none where it requires nothing. */
export const unitsLacking = (
  { requires }: { requires: UnitRequirement | null },
  units: readonly Equipped[],
): string[] => units.filter((unit) => requires && !hasRequired(requires, unit)).map(({ id }) => id)

const hasRequired = (requires: UnitRequirement, { amenities, pets_allowed }: Equipped): boolean =>
  requires === 'pets_allowed' ? pets_allowed : amenities.includes(requires)
