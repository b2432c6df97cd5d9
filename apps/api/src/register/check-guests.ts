import { asksForVisa } from '@dvor/booking/register/visa-duty.ts'
import { ageOn } from '@dvor/booking/stay/age.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import {
  documentFromAge,
  ownNationality,
  type OwnersGuestList,
} from '@dvor/contract/guests/guest-register.ts'
import { invalid } from '../platform/errors.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import type { GuestRow } from './queries.ts'

export type TypedGuest = OwnersGuestList['guests'][number]

/** A sheet as a guest or the owner sends it; guests' sheets have no exemptions. */
export type TypedSheet = OwnersGuestList

interface Checked {
  guests: readonly TypedGuest[]
  known: ReadonlyMap<string, GuestRow>
  reservation: Reservation
  /** The most persons that the sheet can have. */
  most: number
  /** Whether the caller may change persons who were already reported to the foreign police; guests may not. */
  mayChangeReported: boolean
}

/** Refuses invalid entries of the register, with all issues at once. @throws ApiError `invalid` */
export function checkGuests(list: Checked): void {
  const issues = list.guests.flatMap((guest, index) =>
    issuesOf(guest, list).map((issue) => ({ ...issue, path: `guests.${index}.${issue.path}` })),
  )
  if (list.guests.length > list.most) issues.push({ path: 'guests', code: 'too_many' })
  if (removesReported(list)) issues.push({ path: 'guests', code: 'read_only' })
  if (issues.length > 0) throw invalid(issues)
}

function issuesOf(guest: TypedGuest, { known, reservation, mayChangeReported }: Checked): FieldIssue[] {
  const issues: FieldIssue[] = []
  const stored = guest.id ? known.get(guest.id) : undefined
  if (guest.id && !stored) issues.push({ path: 'id', code: 'not_found' })
  const arrival = reservation.arrival ?? guest.birth_date
  if (guest.birth_date > arrival) issues.push({ path: 'birth_date', code: 'too_big' })
  if (guest.document_kind === 'none' && ageOn(guest.birth_date, arrival) >= documentFromAge)
    issues.push({ path: 'document_kind', code: 'required' })
  const hasNumber = Boolean(guest.document_number || stored?.document_sealed)
  if (guest.document_kind !== 'none' && !hasNumber) issues.push({ path: 'document_number', code: 'required' })
  if (asksForVisa(guest)) {
    if (!guest.birth_place) issues.push({ path: 'birth_place', code: 'required' })
    if (!guest.visa_number && !stored?.visa_sealed) issues.push({ path: 'visa_number', code: 'required' })
  }
  if (guest.nationality !== ownNationality && !guest.purpose && !stored)
    issues.push({ path: 'purpose', code: 'required' })
  if (stored?.reported_at && !mayChangeReported && isChanged(guest, stored))
    issues.push({ path: 'id', code: 'read_only' })
  return issues
}

const keptFields = [
  'first_name',
  'last_name',
  'birth_date',
  'nationality',
  'document_kind',
  'address',
] as const

const isChanged = (guest: TypedGuest, stored: GuestRow) =>
  Boolean(guest.document_number ?? guest.visa_number) ||
  (guest.birth_place ?? null) !== stored.birth_place ||
  keptFields.some((key) => guest[key] !== stored[key]) ||
  (guest.purpose ?? stored.purpose) !== stored.purpose

const removesReported = ({ guests, known, mayChangeReported }: Checked) =>
  !mayChangeReported &&
  [...known.values()].some(({ id, reported_at }) => reported_at && !guests.some((one) => one.id === id))
