import { z } from 'zod'
import { id, instant } from '../values/values.ts'

/** Kinds of alerts on a reservation: what a person has to look at. */
export const reservationAlertKinds = [
  { value: 'refund_due', label: 'Vrátiť peniaze' },
  { value: 'late_payment', label: 'Platba po termíne' },
  { value: 'refund_failed', label: 'Vrátenie zlyhalo' },
  { value: 'balance_late', label: 'Chýba doplatok' },
  { value: 'transfer_unclear', label: 'Nejasný prevod' },
  { value: 'payment_differs', label: 'Iná suma v bráne' },
  { value: 'service_cancelled', label: 'Zrušený termín služby' },
  { value: 'register_incomplete', label: 'Chýbajú hostia v knihe' },
  { value: 'note', label: 'Poznámka' },
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
