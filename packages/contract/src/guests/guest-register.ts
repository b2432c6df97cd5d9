import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { taxExemption } from '../money/stay-tax.ts'
import { reservationState } from '../values/reservation-states.ts'
import { mostListed } from './rooming-list.ts'
import { cents, country, day, id, instant, name } from '../values/values.ts'

/** Kinds of documents by which a guest proves the identity. */
export const guestDocumentKinds = [
  { value: 'id_card', label: { sk: 'Občiansky preukaz', en: 'Identity card' } },
  { value: 'passport', label: { sk: 'Cestovný pas', en: 'Passport' } },
  { value: 'residence_permit', label: { sk: 'Doklad o pobyte', en: 'Residence permit' } },
  { value: 'none', label: { sk: 'Bez dokladu (dieťa)', en: 'No document (child)' } },
] as const

/** Purposes of a stay as people name them; `purposeCode` gives each the code of the police's list. */
export const stayPurposes = [
  { value: 'holiday', label: { sk: 'Dovolenka a turistika', en: 'Holiday and tourism' } },
  { value: 'business', label: { sk: 'Práca', en: 'Work' } },
  { value: 'visit', label: { sk: 'Návšteva', en: 'Visit' } },
  { value: 'treatment', label: { sk: 'Liečenie', en: 'Treatment' } },
  { value: 'other', label: { sk: 'Iný', en: 'Other' } },
] as const

const choice = <const T extends readonly { value: string }[]>(list: T) =>
  z.enum(list.map(({ value }) => value) as T[number]['value'][])

export const stayPurpose = choice(stayPurposes)
export type StayPurpose = z.infer<typeof stayPurpose>

/** Country whose citizens are no foreigners. */
export const ownNationality = 'SK'

/** Age (years) below which a guest needs no document of their own. */
export const documentFromAge = 15

/** Number of an identity document or of a visa. */
const paperNumber = z
  .string()
  .trim()
  .regex(/^[\p{L}\d][\p{L}\d /-]{2,29}$/u)

/** One person of a stay; only the data that the register needs. */
export const stayGuestInput = z.strictObject({
  /** Id of a person who is in the register already. */
  id: id.nullish(),
  first_name: name,
  last_name: name,
  birth_date: day,
  nationality: country,
  document_kind: choice(guestDocumentKinds),
  /** Null keeps the stored number, because it is never sent back. */
  document_number: paperNumber.nullish(),
  /** Place of birth and number of the visa: required of nationals who need a visa; null keeps the stored number. */
  birth_place: z.string().trim().min(2).max(100).nullish(),
  visa_number: paperNumber.nullish(),
  address: z.string().trim().min(3).max(300),
  /** Required for foreigners, whose report to the police has it. */
  purpose: stayPurpose.nullish(),
})
export type StayGuestInput = z.infer<typeof stayGuestInput>

/** `GET /guest-gaps`: stays whose guests have arrived and are not all in the register, by the last day for a report. */
export const guestGap = z.object({
  reservation: z.object({ id, number: z.string().nullable(), guest_name: z.string().nullable() }),
  arrival: day,
  departure: day,
  /** Persons of the booking, and those with a filled sheet. */
  expected: z.int(),
  filled: z.int(),
  /** Last day for reporting the missing persons to the police, should they be foreigners. */
  report_by: day,
})
export type GuestGap = z.infer<typeof guestGap>

/**
 * Cents of the stay tax that the sheet leads to. A sheet that changes the tax is refused with `stay_tax_changed` and
 * both sums until the call has the new one.
 */
const expectedStayTax = cents.nullish()

/** `PUT /reservation-details/{token}/guests`: all persons of the stay; absent ones are deleted. */
export const guestList = z.strictObject({
  guests: z.array(stayGuestInput).max(mostListed),
  expected_stay_tax: expectedStayTax,
})

/** `PUT /reservations/{id}/guests`: the same by the owner, who may also enter an exemption from the tax. */
export const ownersGuestList = z.strictObject({
  guests: z.array(stayGuestInput.extend({ tax_exemption: taxExemption.nullish() })).max(mostListed),
  expected_stay_tax: expectedStayTax,
})
export type OwnersGuestList = z.infer<typeof ownersGuestList>

/** `details` of `stay_tax_changed`: cents of the tax before and after the sheet. */
export const stayTaxChange = z.object({ before: cents, after: cents })
export type StayTaxChange = z.infer<typeof stayTaxChange>

/** A person in the register; only the ends of the document's and the visa's number are shown. */
export const stayGuest = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  birth_date: day,
  nationality: z.string(),
  document_kind: choice(guestDocumentKinds),
  document_number: seenWith('guests.documents', z.string().nullable()),
  birth_place: z.string().nullable(),
  visa_number: seenWith('guests.documents', z.string().nullable()),
  address: z.string(),
  purpose: stayPurpose,
  tax_exemption: taxExemption.nullable(),
  /** Time of the report to the foreign police; the guest can no longer change the entry. */
  reported_at: instant.nullable(),
})
export type StayGuest = z.infer<typeof stayGuest>

/** `GET …/guests`: the register's sheet of one reservation. */
export const guestSheet = z.object({
  /** Number of persons of the booking. */
  expected: z.int(),
  arrival: day.nullable(),
  departure: day.nullable(),
  can_edit: z.boolean(),
  /** Exemptions from the stay tax that the guest stated and no entry proves yet. */
  stated_exemptions: z.array(taxExemption),
  guests: z.array(stayGuest),
  /** The `If-Match` of a change of this sheet; another one is refused as `stale` with the sheet as it is. */
  version: z.string(),
})
export type GuestSheet = z.infer<typeof guestSheet>

const ofReservation = z.object({ id, number: z.string().nullable(), guest_name: z.string().nullable() })

export const registerEntry = stayGuest.extend({
  reservation: ofReservation,
  state: reservationState,
  arrival: day,
  departure: day,
  is_foreign: z.boolean(),
  /** Last day for reporting a foreigner to the police; null for citizens. */
  report_by: day.nullable(),
})
export type RegisterEntry = z.infer<typeof registerEntry>

/** `GET /guest-register?from&to&q`: guests between two days, and reservations with missing data. */
export const registerQuery = z.strictObject({ from: day, to: day, q: z.string().max(100).optional() })
export const guestRegister = z.object({
  guests: z.array(registerEntry),
  missing: z.array(
    ofReservation.extend({ arrival: day, departure: day, expected: z.int(), filled: z.int() }),
  ),
})
export type GuestRegister = z.infer<typeof guestRegister>

export const documentShown = z.object({ document_number: z.string().nullable() })

/** `GET /foreigner-reports?state`: foreigners who must be reported to the police, or have been. */
export const foreignerQuery = z.strictObject({ state: z.enum(['due', 'reported']).default('due') })
export const foreignerChoice = z.strictObject({ ids: z.array(id).min(1).max(500) })

/** `GET /guest-register/book.pdf`: the book for an inspection, of one building where it is named. */
export const registerBookQuery = z.strictObject({
  from: day,
  to: day,
  accommodation_object: id.optional(),
  /** Numbers of documents in full; the history of each reservation records them. */
  numbers: z.enum(['shown', 'masked']).default('masked'),
})
export type RegisterBookQuery = z.infer<typeof registerBookQuery>

export const foreignerFileFormats = ['csv', 'xml'] as const
/** `POST /foreigner-reports/file`: the chosen foreigners as a file for the police, with document numbers in full. */
export const foreignerFileRequest = foreignerChoice.extend({ format: z.enum(foreignerFileFormats) })
export type ForeignerFileRequest = z.infer<typeof foreignerFileRequest>

/** The file, and for how many persons the settings have no code of the purpose. */
export const foreignerFile = z.object({
  name: z.string(),
  type: z.string(),
  text: z.string(),
  without_code: z.int(),
})
export type ForeignerFile = z.infer<typeof foreignerFile>
