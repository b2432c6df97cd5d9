import { z } from 'zod'
import { seenWith } from '../declaration/seen-with.ts'
import { id, instant } from '../values/values.ts'

/** Kinds of alerts on a reservation: what a person has to look at. */
export const reservationAlertKinds = [
  { value: 'refund_due', label: { sk: 'Vrátiť peniaze', en: 'Refund the money' } },
  { value: 'late_payment', label: { sk: 'Platba po termíne', en: 'Late payment' } },
  { value: 'refund_failed', label: { sk: 'Vrátenie zlyhalo', en: 'Refund failed' } },
  { value: 'balance_late', label: { sk: 'Chýba doplatok', en: 'Balance missing' } },
  { value: 'deposit_held', label: { sk: 'Vrátiť kauciu', en: 'Return the security deposit' } },
  { value: 'transfer_unclear', label: { sk: 'Nejasný prevod', en: 'Unclear transfer' } },
  { value: 'payment_differs', label: { sk: 'Iná suma v bráne', en: 'Another sum at the gateway' } },
  { value: 'paid_twice', label: { sk: 'Zaplatené dvakrát', en: 'Paid twice' } },
  { value: 'payment_reversed', label: { sk: 'Platba vzatá späť', en: 'Payment reversed' } },
  { value: 'payment_disputed', label: { sk: 'Hosť namieta platbu', en: 'Disputed payment' } },
  { value: 'voucher_unusable', label: { sk: 'Poukaz už niet za čo minúť', en: 'Voucher cannot be spent' } },
  { value: 'service_cancelled', label: { sk: 'Zrušený termín služby', en: 'Cancelled time of a service' } },
  {
    value: 'register_incomplete',
    label: { sk: 'Chýbajú hostia v knihe', en: 'Guests missing in the register' },
  },
  {
    value: 'register_exceeds',
    label: { sk: 'Viac hostí v knihe', en: 'Too many guests in the register' },
  },
  { value: 'allowance_waits', label: { sk: 'Doklady na príspevok', en: 'Allowance documents' } },
  { value: 'guest_unwanted', label: { sk: 'Hosť, ktorého už nechcete', en: 'Guest not to be hosted again' } },
  { value: 'email_bounced', label: { sk: 'E-mail sa vrátil', en: 'E-mail came back' } },
  { value: 'bill_proposed', label: { sk: 'Návrh na účet hosťa', en: 'Proposal for the bill' } },
  { value: 'note', label: { sk: 'Poznámka', en: 'Note' } },
] as const
export const reservationAlertKind = z.enum(reservationAlertKinds.map(({ value }) => value))
export type ReservationAlertKind = z.infer<typeof reservationAlertKind>

/** An open alert on a reservation; the reason is a Slovak sentence. */
export const reservationAlert = z.object({
  id,
  kind: reservationAlertKind,
  reason: seenWith('money.read', z.string()),
  createdAt: instant,
})
export type ReservationAlert = z.infer<typeof reservationAlert>
