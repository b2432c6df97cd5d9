import type { GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import type { GuestAddress } from '@dvor/contract/reservations/guest-address.ts'

/** The parts of an address in one line, as `Lúčna 5, 031 01 Liptovský Mikuláš`; null where it has another form. */
export function addressParts(line: string): GuestAddress | null {
  const [, street, code, part, city] = /^\s*(.+?)\s*,\s*(\d{3})\s?(\d{2})\s+(.+?)\s*$/.exec(line) ?? []
  return street && city ? { street, postal_code: `${code} ${part}`, city } : null
}

/** The address that the guest book has: of the person who booked, else of the first one with a readable address. */
export function registerAddress(
  { guests }: Pick<GuestSheet, 'guests'>,
  guestName: string | null,
): GuestAddress | null {
  const isBooker = ({ first_name, last_name }: GuestSheet['guests'][number]) =>
    `${first_name} ${last_name}` === guestName
  const sorted = guests.toSorted((a, b) => Number(isBooker(b)) - Number(isBooker(a)))
  return sorted.flatMap(({ address }) => addressParts(address) ?? [])[0] ?? null
}
