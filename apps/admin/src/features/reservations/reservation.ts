import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import type { reservations } from '@dvor/contract/collections/reservations/reservations.ts'

/** A reservation as the API sends it to the back office. */
export type Reservation = SingleRecord<typeof reservations>

export interface SectionProps {
  reservation: Reservation
}
