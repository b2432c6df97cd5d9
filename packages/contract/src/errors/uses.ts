import type { Choice } from '../declaration/field.ts'

/** Tables besides those of the collections that `in_use` counts, with their names for the owner. */
export const otherUses: readonly Choice[] = [
  { value: 'stays', label: { sk: 'Pobyty v rezerváciách', en: 'Stays of bookings' } },
  { value: 'room_nights', label: { sk: 'Obsadené noci', en: 'Occupied nights' } },
  {
    value: 'common_service_reservations',
    label: { sk: 'Služby v rezerváciách', en: 'Services of bookings' },
  },
  {
    value: 'service_reservations',
    label: { sk: 'Rezervované termíny služieb', en: 'Booked slots of services' },
  },
  { value: 'transaction_logs', label: { sk: 'Platby', en: 'Payments' } },
  {
    value: 'payment_attempts',
    label: { sk: 'Neukončené platby v bráne', en: 'Payments begun at a gateway' },
  },
  { value: 'payment_refunds', label: { sk: 'Vrátené platby', en: 'Refunds' } },
  { value: 'statement_allocations', label: { sk: 'Platby z výpisu', en: 'Payments from statements' } },
  { value: 'security_deposit_entries', label: { sk: 'Kaucie', en: 'Security deposits' } },
  { value: 'vouchers', label: { sk: 'Darčekové poukazy', en: 'Gift vouchers' } },
  { value: 'voucher_movements', label: { sk: 'Platby poukazom', en: 'Payments by gift voucher' } },
  { value: 'gathering_units', label: { sk: 'Izby spoločných pobytov', en: 'Rooms of gatherings' } },
  { value: 'receipts', label: { sk: 'Príjmové doklady', en: 'Receipts' } },
]
