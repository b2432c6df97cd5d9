import type { BookedPayment, NamedPayment } from './provider.ts'

/**
 * Paid payments of a gateway that lists none: each of the property's own is asked about. @param read the payment's money,
 * null where it is not paid @param Refusal the error by which the gateway answers for a payment that it does not know
 */
export async function readEach(
  ours: readonly NamedPayment[],
  read: (payment: NamedPayment) => Promise<Omit<BookedPayment, 'reference'> | null>,
  Refusal: new (...args: never) => Error,
): Promise<BookedPayment[]> {
  const booked: BookedPayment[] = []
  for (const payment of ours) {
    if (payment.provider_id === null) continue
    const money = await read(payment).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
    if (money) booked.push({ reference: payment.reference, ...money })
  }
  return booked
}
