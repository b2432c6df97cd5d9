import { amenities } from '../values/amenities.ts'

/** Requirements of a service on a unit: that dogs are welcome, or an amenity. */
export const unitRequirements = [
  { value: 'pets_allowed', label: { sk: 'Psíky vítané', en: 'Dogs welcome' } },
  ...amenities,
] as const
export type UnitRequirement = (typeof unitRequirements)[number]['value']
