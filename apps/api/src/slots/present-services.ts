import type { ServiceReservation } from '@dvor/contract/services/slots.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { formatTime } from '@dvor/format/instants.ts'
import type { Language } from '@dvor/format/languages.ts'
import { changeWords } from '@dvor/texts/areas.ts'
import type { Db } from '../db/database.ts'
import { findSlots } from './queries.ts'
import { listSlotServices, type BookedSlotService } from './seat-queries.ts'

/** Slot services of reservations in the answer's form, by reservation. */
export async function listServiceViews(
  db: Db,
  reservationIds: string[],
): Promise<Map<string, ServiceReservation[]>> {
  const booked = await listSlotServices(db, reservationIds)
  const slots = await findSlots(
    db,
    [...booked.values()].flat().map((row) => row.service_slot),
  )
  const seen = (row: BookedSlotService) => serviceView(row, slots.get(row.service_slot)?.service.id ?? null)
  return new Map([...booked].map(([reservation, rows]) => [reservation, rows.map(seen)]))
}

/** One booked slot service in the answer's form. */
export function serviceView(row: BookedSlotService, service: string | null): ServiceReservation {
  const { id, service_slot, title, day, time_from, time_to, persons, children, unit_price, amount } = row
  const children_ages = children.map(({ age }) => age)
  return {
    id,
    service,
    service_slot,
    title,
    day,
    time_from,
    time_to,
    persons,
    children_ages,
    unit_price,
    amount,
  }
}

/** Service and time in one phrase, for e-mails: `Jazda na koni, sobota 4. júla 2026 o 10:00`. */
export function serviceInWords(
  { title, day, time_from }: Pick<ServiceReservation, 'title' | 'day' | 'time_from'>,
  language: Language,
): string {
  return changeWords[language].serviceAt(title, formatDayLong(day, language), formatTime(time_from, language))
}
