import type { OrderRequest } from '@dvor/contract/reservations/reservations.ts'

interface GuestDetails {
  guest: Partial<{ [K in keyof OrderRequest['guest']]: OrderRequest['guest'][K] | null }>
  company?: OrderRequest['company']
  guest_address?: OrderRequest['guest_address']
  recreation_allowance?: OrderRequest['recreation_allowance']
  arrival_time?: string | null
  note?: string | null
}

/** The guest's data as columns; the full name has a column of its own for lists and search. */
export function guestColumns({
  guest,
  company,
  guest_address,
  recreation_allowance,
  arrival_time,
  note,
}: GuestDetails) {
  const { first_name = null, last_name = null, email = null, phone = null, country = null } = guest
  return {
    first_name,
    last_name,
    guest_name: [first_name, last_name].filter(Boolean).join(' ') || null,
    guest_email: email,
    guest_phone: phone,
    guest_country: country,
    company: company ?? null,
    guest_address: guest_address ?? null,
    recreation_allowance: recreation_allowance ?? null,
    arrival_time: arrival_time ?? null,
    note: note || null,
  }
}
