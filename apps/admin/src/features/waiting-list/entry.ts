import type { waitingList } from '@dvor/contract/collections/reservations/waiting-list.ts'
import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'

export type Entry = SingleRecord<typeof waitingList>
