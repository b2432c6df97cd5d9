import { z } from 'zod'
import { id, instant } from '../values/values.ts'

/** Kinds of alerts on a reservation: what a person has to look at. */
export const reservationAlertKinds = [
  { value: 'refund_due', label: 'Vrátiť peniaze', english: 'Refund the money' },
  { value: 'late_payment', label: 'Platba po termíne', english: 'Late payment' },
  { value: 'refund_failed', label: 'Vrátenie zlyhalo', english: 'Refund failed' },
  { value: 'balance_late', label: 'Chýba doplatok', english: 'Balance missing' },
  { value: 'deposit_held', label: 'Vrátiť kauciu', english: 'Return the security deposit' },
  { value: 'transfer_unclear', label: 'Nejasný prevod', english: 'Unclear transfer' },
  { value: 'payment_differs', label: 'Iná suma v bráne', english: 'Another sum at the gateway' },
  { value: 'paid_twice', label: 'Zaplatené dvakrát', english: 'Paid twice' },
  { value: 'payment_reversed', label: 'Platba vzatá späť', english: 'Payment reversed' },
  { value: 'payment_disputed', label: 'Hosť namieta platbu', english: 'Disputed payment' },
  { value: 'voucher_unusable', label: 'Poukaz už niet za čo minúť', english: 'Voucher cannot be spent' },
  { value: 'service_cancelled', label: 'Zrušený termín služby', english: 'Cancelled time of a service' },
  {
    value: 'register_incomplete',
    label: 'Chýbajú hostia v knihe',
    english: 'Guests missing in the register',
  },
  {
    value: 'register_exceeds',
    label: 'Viac hostí v knihe',
    english: 'Too many guests in the register',
  },
  { value: 'allowance_waits', label: 'Doklady na príspevok', english: 'Allowance documents' },
  { value: 'note', label: 'Poznámka', english: 'Note' },
] as const
export const reservationAlertKind = z.enum(reservationAlertKinds.map(({ value }) => value))
export type ReservationAlertKind = z.infer<typeof reservationAlertKind>

/** An open alert on a reservation; the reason is a Slovak sentence. */
export const reservationAlert = z.object({
  id,
  kind: reservationAlertKind,
  reason: z.string(),
  createdAt: instant,
})
export type ReservationAlert = z.infer<typeof reservationAlert>
