import type { Choice } from '../declaration/field.ts'

/** Tables besides those of the collections that `in_use` counts, with their names for the owner. */
export const otherUses: readonly Choice[] = [
  { value: 'stays', label: 'Pobyty v rezerváciách', english: 'Stays of bookings' },
  { value: 'room_nights', label: 'Obsadené noci', english: 'Occupied nights' },
  { value: 'common_service_reservations', label: 'Služby v rezerváciách', english: 'Services of bookings' },
  {
    value: 'service_reservations',
    label: 'Rezervované termíny služieb',
    english: 'Booked slots of services',
  },
  { value: 'transaction_logs', label: 'Platby', english: 'Payments' },
  {
    value: 'payment_attempts',
    label: 'Neukončené platby v bráne',
    english: 'Payments begun at a gateway',
  },
  { value: 'payment_refunds', label: 'Vrátené platby', english: 'Refunds' },
  { value: 'statement_allocations', label: 'Platby z výpisu', english: 'Payments from statements' },
  { value: 'security_deposit_entries', label: 'Kaucie', english: 'Security deposits' },
  { value: 'vouchers', label: 'Darčekové poukazy', english: 'Gift vouchers' },
  { value: 'voucher_movements', label: 'Platby poukazom', english: 'Payments by gift voucher' },
  { value: 'gathering_units', label: 'Izby spoločných pobytov', english: 'Rooms of gatherings' },
  { value: 'receipts', label: 'Príjmové doklady', english: 'Receipts' },
]
