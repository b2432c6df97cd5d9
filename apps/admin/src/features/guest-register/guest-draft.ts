import type { GuestSheet, StayGuest } from '@dvor/contract/guests/guest-register.ts'
import { isSame } from '../../core/forms/versions/edited-parts.ts'

/** Draft of a person in the guest register. */
export interface GuestDraft extends Omit<
  StayGuest,
  'id' | 'document_number' | 'birth_place' | 'visa_number' | 'tax_exemption' | 'reported_at'
> {
  /** Key of the person on screen. */
  key: string
  id: string | null
  document_number: string
  /** End of the stored document number. */
  kept: string | null
  birth_place: string
  visa_number: string
  /** End of the stored number of the visa. */
  kept_visa: string | null
  tax_exemption: StayGuest['tax_exemption'] | ''
}

export const draftOf = (guest: StayGuest): GuestDraft => {
  const {
    id,
    document_number,
    birth_place,
    visa_number,
    tax_exemption,
    reported_at: _reported,
    ...rest
  } = guest
  return {
    ...rest,
    id,
    key: id,
    document_number: '',
    kept: document_number,
    birth_place: birth_place ?? '',
    visa_number: '',
    kept_visa: visa_number,
    tax_exemption: tax_exemption ?? '',
  }
}

export const emptyDraft = (): GuestDraft => ({
  key: crypto.randomUUID(),
  id: null,
  first_name: '',
  last_name: '',
  birth_date: '',
  nationality: 'SK',
  document_kind: 'id_card',
  document_number: '',
  kept: null,
  birth_place: '',
  visa_number: '',
  kept_visa: null,
  address: '',
  purpose: 'holiday',
  tax_exemption: '',
})

/** Whether nothing was typed for a new person. */
export const isBlank = (draft: GuestDraft): boolean =>
  isSame({ ...draft, key: '' }, { ...emptyDraft(), key: '' })

/** The persons by their key, as two versions of a sheet are compared. */
export const byKey = (drafts: readonly GuestDraft[]): Readonly<Record<string, GuestDraft>> =>
  Object.fromEntries(drafts.filter((draft) => !isBlank(draft)).map((draft) => [draft.key, draft]))

export const draftsOf = ({ guests }: GuestSheet) => byKey(guests.map(draftOf))

/** Drafts for the sheet: a person who was removed from it meanwhile is entered anew. */
export const draftsFor = (
  { guests }: GuestSheet,
  persons: Readonly<Record<string, GuestDraft>>,
): GuestDraft[] =>
  Object.values(persons).map((draft) =>
    guests.some(({ id }) => id === draft.id) ? draft : { ...draft, id: null, kept: null, kept_visa: null },
  )

/** The body of the call; an empty document number keeps the stored one. */
export const bodyOf = (drafts: readonly GuestDraft[]) => ({
  guests: drafts.map((draft) => ({
    id: draft.id,
    first_name: draft.first_name,
    last_name: draft.last_name,
    birth_date: draft.birth_date,
    nationality: draft.nationality,
    document_kind: draft.document_kind,
    document_number: draft.document_number.trim() || null,
    birth_place: draft.birth_place.trim() || null,
    visa_number: draft.visa_number.trim() || null,
    address: draft.address,
    purpose: draft.purpose,
    tax_exemption: draft.tax_exemption || null,
  })),
})
