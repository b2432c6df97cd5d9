import { z } from 'zod'
import { reservationState } from '../values/reservation-states.ts'
import { country, day, id, instant, name } from '../values/values.ts'

/** With what a guest proves who they are. */
export const guestDocumentKinds = [
  { value: 'id_card', label: 'Občiansky preukaz' },
  { value: 'passport', label: 'Cestovný pas' },
  { value: 'residence_permit', label: 'Doklad o pobyte' },
  { value: 'none', label: 'Bez dokladu (dieťa)' },
] as const

export const stayPurposes = [
  { value: 'holiday', label: 'Dovolenka a turistika' },
  { value: 'business', label: 'Práca' },
  { value: 'visit', label: 'Návšteva' },
  { value: 'treatment', label: 'Liečenie' },
  { value: 'other', label: 'Iný' },
] as const

/** Why a guest who is old enough pays no stay tax; the municipality's ordinance says who. */
export const taxExemptions = [
  { value: 'disability', label: 'Ťažko zdravotne postihnutý' },
  { value: 'companion', label: 'Sprievodca ťažko zdravotne postihnutého' },
  { value: 'other', label: 'Iný dôvod podľa nariadenia obce' },
] as const

const choice = <const T extends readonly { value: string }[]>(list: T) =>
  z.enum(list.map(({ value }) => value) as T[number]['value'][])

/** Up to this age (years) a guest may have no document of their own. */
export const documentFromAge = 15

/** One person of a stay as they are typed; what the register must know and nothing more. */
export const stayGuestInput = z.strictObject({
  /** Of a person who is in the register already. */
  id: id.nullish(),
  first_name: name,
  last_name: name,
  birth_date: day,
  nationality: country,
  document_kind: choice(guestDocumentKinds),
  /** Null keeps the number that is stored, for it is never sent out again. */
  document_number: z
    .string()
    .trim()
    .regex(/^[\p{L}\d][\p{L}\d /-]{2,29}$/u)
    .nullish(),
  address: z.string().trim().min(3).max(300),
  purpose: choice(stayPurposes).default('holiday'),
})
export type StayGuestInput = z.infer<typeof stayGuestInput>

/** `PUT /reservation-details/{token}/guests`: all persons of the stay; who is not named any more is taken out. */
export const guestList = z.strictObject({ guests: z.array(stayGuestInput).max(40) })
export type GuestList = z.infer<typeof guestList>

/** `PUT /reservations/{id}/guests`: the same by the owner, who may also say that somebody pays no tax. */
export const ownersGuestList = z.strictObject({
  guests: z.array(stayGuestInput.extend({ tax_exemption: choice(taxExemptions).nullish() })).max(40),
})
export type OwnersGuestList = z.infer<typeof ownersGuestList>

/** A person in the register; of the document's number only the end can be seen. */
export const stayGuest = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  birth_date: day,
  nationality: z.string(),
  document_kind: choice(guestDocumentKinds),
  document_number: z.string().nullable(),
  address: z.string(),
  purpose: choice(stayPurposes),
  tax_exemption: choice(taxExemptions).nullable(),
  /** Told to the foreign police; the guest can change the entry no more. */
  reported_at: instant.nullable(),
})
export type StayGuest = z.infer<typeof stayGuest>

/** `GET …/guests`: the register's sheet of one reservation. */
export const guestSheet = z.object({
  /** How many persons come. */
  expected: z.int(),
  arrival: day.nullable(),
  departure: day.nullable(),
  can_edit: z.boolean(),
  guests: z.array(stayGuest),
})
export type GuestSheet = z.infer<typeof guestSheet>

const ofReservation = z.object({ id, number: z.string().nullable(), guest_name: z.string().nullable() })

export const registerEntry = stayGuest.extend({
  reservation: ofReservation,
  state: reservationState,
  arrival: day,
  departure: day,
  is_foreign: z.boolean(),
  /** Last day on which a foreigner must be told to the police; null for citizens. */
  report_by: day.nullable(),
})
export type RegisterEntry = z.infer<typeof registerEntry>

/** `GET /guest-register?from&to&q`: who sleeps here between two days, and whose data are not complete. */
export const registerQuery = z.strictObject({ from: day, to: day, q: z.string().max(100).optional() })
export const guestRegister = z.object({
  guests: z.array(registerEntry),
  missing: z.array(
    ofReservation.extend({ arrival: day, departure: day, expected: z.int(), filled: z.int() }),
  ),
})
export type GuestRegister = z.infer<typeof guestRegister>

export const documentShown = z.object({ document_number: z.string().nullable() })

/** `GET /foreigner-reports?state`: foreigners who are to be told to the police, or have been. */
export const foreignerQuery = z.strictObject({ state: z.enum(['due', 'reported']).default('due') })
export const foreignerChoice = z.strictObject({ ids: z.array(id).min(1).max(500) })
