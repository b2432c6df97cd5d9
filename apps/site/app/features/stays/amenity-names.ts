import { amenities } from '@dvor/contract/values/amenities.ts'
import type { Language } from '@dvor/format/languages.ts'
import { amenityWords } from '@dvor/texts/areas.ts'

/**
 * Names of a unit's amenities, in the order of the declaration. For loaders only: the browser need not load the whole
 * declaration for a few words.
 */
export const amenityNames = (unit: { amenities: readonly string[] }, language: Language): string[] =>
  amenities
    .filter(({ value }) => unit.amenities.includes(value))
    .map(({ value }) => amenityWords[language][value])
