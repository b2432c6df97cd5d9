import { todayIn } from '@dvor/format/instants.ts'
import type { GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import { asksForVisa } from '@dvor/booking/register/visa-duty.ts'
import { isOpen, stateRules } from '@dvor/booking/reservation/states.ts'
import { createHash } from 'node:crypto'
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { newId } from '../db/ids.ts'
import { recordChange } from '../history/queries.ts'
import { closeAlertsOfKind } from '../reservations/alerts/settle-alerts.ts'
import {
  findReservation,
  lockReservation,
  type Reservation,
} from '../reservations/queries/reservation-queries.ts'
import { listStays } from '../reservations/queries/stay-queries.ts'
import { checkGuests, type TypedGuest, type TypedSheet } from './check-guests.ts'
import { applyTaxRelief, unprovedOf } from './tax-relief.ts'
import { DocumentNumbers } from './document-numbers.ts'
import { guestShown } from './present-guests.ts'
import { deleteGuests, insertGuest, listGuests, updateGuest, type GuestRow } from './queries.ts'
import type { RegisterServices } from './services.ts'

/** Purpose of citizens, who are not asked. */
const usualPurpose = 'holiday'

type Whose = { id: string } | { token: string }

/** Right by which the register is read or written: a guest may do so until the day of departure. */
export type RegisterRight = 'guest' | 'owner'

/** How a sheet is saved: by whom, and at the `version` that its editor had read. */
export interface SheetCondition {
  right: RegisterRight
  ifMatch?: string | undefined
}

/** The persons of a reservation entered so far. @throws ApiError `not_found` */
export async function readSheet(
  db: Db,
  whose: Whose,
  right: RegisterRight,
  services: RegisterServices,
): Promise<GuestSheet> {
  return sheetOf(db, await findReservation(db, whose), right, services)
}

/**
 * Stores the register's sheet of a reservation: all its persons, in the given order. A person keeps the document
 * number unless a new one is typed; missing persons are deleted. The history records the change and its actor, never
 * the data. The stay tax follows, once the caller has agreed to it. @throws ApiError `not_found`,
 * `transition_not_allowed`, `stale` with the sheet as it is, `invalid`, `stay_tax_changed`
 */
export async function saveGuests(
  db: Db,
  actor: Actor,
  whose: Whose,
  { guests, expected_stay_tax: expected }: TypedSheet,
  { right, ifMatch }: SheetCondition,
  services: RegisterServices,
): Promise<GuestSheet> {
  return inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, whose)
    if (!canEdit(reservation, right, services))
      throw new ApiError('transition_not_allowed', 'The register of this stay is closed')
    const stored = await listGuests(tx, reservation.id)
    if (ifMatch && ifMatch !== versionOf(stored))
      throw new ApiError('stale', 'Somebody changed the sheet meanwhile', {
        details: await sheetOf(tx, reservation, right, services),
      })
    const storedGuests = new Map(stored.map((guest) => [guest.id, guest]))
    const most = Math.max(await mostPersons(tx, reservation.id), keptPersons(reservation, stored))
    checkGuests({ guests, known: storedGuests, reservation, most, mayChangeReported: right === 'owner' })
    await deleteGuests(
      tx,
      [...storedGuests.keys()].filter((id) => !guests.some((guest) => guest.id === id)),
    )
    for (const [position, guest] of guests.entries())
      await saveGuest(tx, { guest, position, known: storedGuests, reservation, right }, services)
    await recordChange(tx, actor, {
      collection: 'reservations',
      recordId: reservation.id,
      action: 'guests',
      before: { guests: storedGuests.size },
      after: { guests: guests.length },
    })
    // Checked above: there are at most as many as the stays are for.
    await closeAlertsOfKind(tx, reservation.id, 'register_exceeds', services)
    if (guests.length >= reservation.adults + reservation.children)
      await closeAlertsOfKind(tx, reservation.id, 'register_incomplete', services)
    const priced = await applyTaxRelief(tx, actor, reservation, { right, expected }, services)
    return sheetOf(tx, priced, right, services)
  })
}

/** Persons of all stays: others may come to the next room. */
async function mostPersons(db: Db, reservation: string): Promise<number> {
  const stays = await listStays(db, reservation)
  return stays.reduce((sum, { adults, children_ages }) => sum + adults + children_ages.length, 0)
}

/** Persons of guests who are here stay in the register, also those who have left before the others. */
const keptPersons = ({ state }: Reservation, stored: readonly GuestRow[]): number =>
  stateRules[state].hasArrived ? stored.length : 0

interface Saving {
  guest: TypedGuest
  position: number
  known: ReadonlyMap<string, GuestRow>
  reservation: Reservation
  right: RegisterRight
}

async function saveGuest(
  db: Db,
  { guest, position, known, reservation, right }: Saving,
  { appSecret, clock }: RegisterServices,
): Promise<void> {
  const { id: guestId, document_number, visa_number, birth_place, tax_exemption, ...plain } = guest
  const stored = guestId ? known.get(guestId) : undefined
  const id = stored?.id ?? newId()
  const numbers = new DocumentNumbers(appSecret)
  const sealed = (typed: string | null | undefined, sealedBefore: string | null | undefined) =>
    typed ? numbers.seal(id, typed) : (sealedBefore ?? null)
  const hasVisa = asksForVisa(guest)
  const values = {
    ...plain,
    purpose: plain.purpose ?? stored?.purpose ?? usualPurpose,
    position,
    document_sealed: guest.document_kind === 'none' ? null : sealed(document_number, stored?.document_sealed),
    birth_place: hasVisa ? (birth_place ?? null) : null,
    visa_sealed: hasVisa ? sealed(visa_number, stored?.visa_sealed) : null,
    ...(right === 'owner' && { tax_exemption: tax_exemption ?? null }),
  }
  if (stored) await updateGuest(db, id, values, clock.now())
  else await insertGuest(db, { id, reservation: reservation.id, ...values })
}

async function sheetOf(
  db: Db,
  reservation: Reservation,
  right: RegisterRight,
  services: RegisterServices,
): Promise<GuestSheet> {
  const numbers = new DocumentNumbers(services.appSecret)
  const { arrival, departure, adults, children } = reservation
  const guests = await listGuests(db, reservation.id)
  return {
    expected: arrival === null ? 0 : adults + children,
    arrival,
    departure,
    can_edit: canEdit(reservation, right, services),
    stated_exemptions: unprovedOf(reservation.tax_guests, guests),
    guests: guests.map((guest) => guestShown(guest, numbers)),
    version: versionOf(guests),
  }
}

/**
 * The version of a register's sheet. It is computed from its persons, so that a change within the same millisecond or a
 * deletion is noticed, and that a sheet saved unchanged keeps its version.
 */
function versionOf(guests: readonly GuestRow[]): string {
  const persons = guests.map(({ createdAt: _created, updatedAt: _updated, ...person }) => person)
  return createHash('sha256').update(JSON.stringify(persons)).digest('base64url')
}

function canEdit(
  { state, departure }: Reservation,
  right: RegisterRight,
  { clock }: RegisterServices,
): boolean {
  if (departure === null) return false
  return right === 'owner' ? stateRules[state].isBooked : isOpen(state) && todayIn(clock.now()) <= departure
}
