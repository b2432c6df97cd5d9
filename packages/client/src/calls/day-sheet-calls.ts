import type {
  HousekeepingSheet,
  KitchenSheet,
  ResourcePlan,
  SheetQuery,
} from '@dvor/contract/insight/day-sheets.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

/** The printed lists of a day or several, both days included. */
export function daySheetCalls(send: Send) {
  return withAttempt({
    kitchen: (query: SheetQuery): Promise<Attempt<KitchenSheet>> => send('GET', '/kitchen-sheet', { query }),
    housekeeping: (query: SheetQuery): Promise<Attempt<HousekeepingSheet>> =>
      send('GET', '/housekeeping-sheet', { query }),
    resourcePlan: (query: SheetQuery): Promise<Attempt<ResourcePlan>> =>
      send('GET', '/resource-plan', { query }),
  })
}
