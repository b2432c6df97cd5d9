import { addDays, type Day } from '@dvor/format/days.ts'
import type { TypedGuest } from '../register/check-guests.ts'
import { markReported } from '../register/mark-reported.ts'
import { saveGuests } from '../register/save-guests.ts'
import type { RegisterServices } from '../register/services.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { systemActor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import {
  childNames,
  companions,
  homeAddresses,
  type Companion,
} from '@dvor/sample/content/guests/companions.ts'
import type { SampleReservation, SampleStay } from '@dvor/sample/content/guests/sample-reservations.ts'

/** Enters all persons of an arrived sample stay into the guest register and reports the foreigners among them. */
export async function fillRegister(
  db: Db,
  id: string,
  sampleReservation: SampleReservation,
  services: RegisterServices,
): Promise<void> {
  const { arrival, number } = await findReservation(db, { id })
  if (arrival === null) return
  const guests = personsOf(sampleReservation, arrival, Number(number))
  const sheet = await saveGuests(db, systemActor, { id }, { guests }, { right: 'owner' }, services)
  const foreign = sheet.guests.filter(({ nationality }) => nationality !== 'SK')
  await markReported(
    db,
    systemActor,
    foreign.map((guest) => guest.id),
    services,
  )
}

/** The guest, the other adults and the children of all stays; `seed` varies names and numbers. */
function personsOf({ guest, stays }: SampleReservation, arrival: Day, seed: number): TypedGuest[] {
  const adults = stays.reduce((sum, stay) => sum + stay.adults, 0)
  const others = Array.from({ length: adults - 1 }, (_, place) => pick(companions, seed + place))
  const born = `${1965 + (seed % 30)}-0${1 + (seed % 9)}-1${seed % 10}`
  const country = guest.country ?? 'SK'
  const shared = {
    nationality: country,
    address: pick(homeAddresses[country] ?? homeAddresses['SK'] ?? [], seed),
    purpose: 'holiday',
  } as const
  const grown = [{ ...nameOf(guest), birth_date: born }, ...others].map((person, place) => ({
    ...person,
    ...shared,
    document_kind: 'id_card' as const,
    document_number: `EA${100_000 + ((seed * 7 + place * 1_313) % 900_000)}`,
  }))
  const children = childrenOf(stays, guest.last_name, arrival).map((child) => ({
    ...child,
    ...shared,
    document_kind: 'none' as const,
  }))
  return [...grown, ...children]
}

const nameOf = ({ first_name, last_name }: SampleReservation['guest']) => ({ first_name, last_name })

/** Children of the ages at arrival that the stays name. */
function childrenOf(stays: readonly SampleStay[], last_name: string, arrival: Day): Companion[] {
  const names = last_name.endsWith('á') ? childNames.daughter : childNames.son
  return stays
    .flatMap(({ children_ages }) => children_ages ?? [])
    .map((age, place) => ({
      first_name: pick(names, place),
      last_name,
      birth_date: addDays(arrival, -Math.round(age * 365.25) - 180),
    }))
}

function pick<Value>(values: readonly Value[], place: number): Value {
  const value = values[place % values.length]
  if (value === undefined) throw new Error('a list of sample values is empty')
  return value
}
