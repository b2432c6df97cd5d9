import { z } from 'zod'
import type { ProviderStatus } from './provider.ts'

const amount = z.number().min(0)

const cardStatus = z.object({
  status: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  amount: amount.optional(),
  chargeBack: z.object({ amount }).nullish(),
})

/** Answer of `GET /v1/payments/{id}/status`; `status` is an object for cards, a code for the other methods. */
export const statusAnswer = z.object({
  selectedPaymentMethod: z.string().nullish(),
  authorizationStatus: z.enum([
    'NEW',
    'PAY_METHOD_SELECTED',
    'AUTH_DONE',
    'AUTH_FAILED',
    'EXPIRED',
    'CANCELLED_BY_TPP',
    'CANCELLED_BY_USER',
  ]),
  status: z.union([z.string(), cardStatus]).nullish(),
})
export type StatusAnswer = z.infer<typeof statusAnswer>

/** Codes that say that the money comes: of cards, of transfers (ISO 20022), of a payment later. */
const paidCodes = ['OK', 'CPA', 'CB', 'ACSC', 'ACCC', 'LOAN_APPLICATION_FINISHED', 'LOAN_DISBURSED']
/** A payment by QR code comes from any bank, so it is paid only once it is on the property's account. */
const paidByQr = ['ACCC']
const failedCodes = [
  'FAIL',
  'SPA',
  'XPA',
  'AUTH_EXPIRED',
  'AUTH_CANCELED',
  'RJCT',
  'CANC',
  'CANCELED',
  'EXPIRED',
]
const endedAuthorizations = ['AUTH_FAILED', 'EXPIRED', 'CANCELLED_BY_TPP', 'CANCELLED_BY_USER']

const centsOf = (euros: number) => Math.round(euros * 100)

/**
 * State of a payment. Only the status of a card payment repeats amount and currency; a transfer or a loan is always
 * about the whole amount that was asked for.
 * @param requestedAmount cents
 */
export function stateOf(
  { selectedPaymentMethod, authorizationStatus, status }: StatusAnswer,
  requestedAmount: number,
): ProviderStatus {
  const card = typeof status === 'object' ? status : null
  const code = typeof status === 'string' ? status : (card?.status ?? '')
  const money = {
    amount: card?.amount === undefined ? requestedAmount : centsOf(card.amount),
    currency: card?.currency ?? 'EUR',
  }
  if ((selectedPaymentMethod === 'QR_PAY' ? paidByQr : paidCodes).includes(code))
    return { state: 'paid', ...money, returned: centsOf(card?.chargeBack?.amount ?? 0) }
  const isFailed = failedCodes.includes(code) || endedAuthorizations.includes(authorizationStatus)
  return { state: isFailed ? 'failed' : 'open', ...money }
}

/** Cents that were returned; null for methods whose status does not tell. */
export function refundedOf({ status }: StatusAnswer): number | null {
  if (!status || typeof status === 'string') return null
  return centsOf(status.chargeBack?.amount ?? 0)
}
