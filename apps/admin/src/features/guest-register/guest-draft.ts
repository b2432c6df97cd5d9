import type { StayGuest } from '@dvor/contract/guests/guest-register.ts'

/** Draft of a person in the guest register. */
export interface GuestDraft extends Omit<
  StayGuest,
  'id' | 'document_number' | 'tax_exemption' | 'reported_at'
> {
  /** Key of the person on screen. */
  key: string
  id: string | null
  document_number: string
  /** End of the stored document number. */
  kept: string | null
  tax_exemption: StayGuest['tax_exemption'] | ''
}

export const draftOf = (guest: StayGuest): GuestDraft => {
  const { id, document_number, tax_exemption, reported_at: _reported, ...rest } = guest
  return {
    ...rest,
    id,
    key: id,
    document_number: '',
    kept: document_number,
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
  address: '',
  purpose: 'holiday',
  tax_exemption: '',
})

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
    address: draft.address,
    purpose: draft.purpose,
    tax_exemption: draft.tax_exemption || null,
  })),
})
