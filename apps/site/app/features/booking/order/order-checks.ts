import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { paymentChoiceId } from './payment-choice.tsx'
import type { BookingTexts } from '../flow/texts.ts'

export const consentId = 'suhlas'

/** Errors that block the order, by the id of their field. */
export function orderProblems(
  method: PaymentMethod | null,
  accepted: boolean,
  texts: BookingTexts,
): { id: string; text: string }[] {
  return [
    ...(method ? [] : [{ id: paymentChoiceId, text: texts.order.methodMissing }]),
    ...(accepted ? [] : [{ id: consentId, text: texts.order.consentMissing }]),
  ]
}
