import type { Thing } from '../../core/seo/describe.ts'
import type { Unit } from './load-units.ts'

/** The registration number of a unit for short-term rental: its own one, else that of its building; null without one. */
export function registrationNumberOf(unit: Unit): string | null {
  if (unit.registration_number) return unit.registration_number
  const { registration_number: number } = unit.accommodation_object
  return typeof number === 'string' && number !== '' ? number : null
}

/** The number for search engines, named by the regulation that asks for it on listings. */
export const registrationThing = (number: string | null): Thing | null =>
  number === null
    ? null
    : { '@type': 'PropertyValue', propertyID: 'Regulation (EU) 2024/1028', value: number }
