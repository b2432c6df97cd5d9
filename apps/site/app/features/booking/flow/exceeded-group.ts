import { isLargeGroup } from '@dvor/booking/reservation/approval.ts'
import type { FlowData } from './load-flow.ts'

/** The most persons that are confirmed at once, where the searched party is larger; else null. */
export const exceededGroup = ({
  search: { adults, ages },
  settings,
}: Pick<FlowData, 'search' | 'settings'>) =>
  isLargeGroup(adults + ages.length, settings) ? settings.approval_persons : null
