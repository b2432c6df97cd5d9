import type { Subject } from './email-subject.ts'

/**
 * The address to which the guest comes: that of the building, or the property's where it has none; with buildings at
 * several addresses each unit with its own. Empty where none is known.
 */
export function stayAddress({ stays, settings }: Pick<Subject, 'stays' | 'settings'>): string {
  const { street, postal_code, city } = settings
  const town = [postal_code, city].filter(Boolean).join(' ')
  const own = [street, town].filter(Boolean).join(', ')
  const known = stays.flatMap(({ accommodation_unit: { title }, address }) => {
    const place = address || own
    return place ? [{ title, place }] : []
  })
  const [first = own, ...others] = new Set(known.map(({ place }) => place))
  if (others.length === 0) return first
  return known.map(({ title, place }) => `${title}: ${place}`).join('; ')
}
