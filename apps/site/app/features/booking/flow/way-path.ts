import type { Day } from '@dvor/format/days.ts'
import { bookingStep, flowPath, type FlowSearch } from '../../search/search-params.ts'

/** Address of a search with other days and the unit chosen for the same party. */
export const wayPath = (
  search: FlowSearch,
  { unit, arrival, departure }: { unit: { slug: string }; arrival: Day; departure: Day },
): string =>
  flowPath({
    ...search,
    from: arrival,
    to: departure,
    unit: unit.slug,
    rooms: [{ unit: unit.slug, adults: search.adults, ages: search.ages }],
    page: 1,
    step: bookingStep.choice,
  })
