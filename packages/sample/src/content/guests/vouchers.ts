/** A gift voucher of the sample; days count from today. */
export interface SampleVoucher {
  /** Cents. */
  value: number
  soldOn: number
  buyer_name: string
  recipient_name: string | null
  message: string | null
  /** Days until the money arrived; null while it is awaited. */
  paidAfter: number | null
  /** Why it was made void. */
  voided?: string
}

/** One voucher that can be spent, one that waits for its money, and one that is void. */
export const sampleVouchers: readonly SampleVoucher[] = [
  {
    value: 15_000,
    soldOn: -24,
    buyer_name: 'Zuzana Hrušková',
    recipient_name: 'Rodičia Hruškovci',
    message: 'K výročiu svadby. Užite si ticho, lipy a dobrú kuchyňu!',
    paidAfter: 2,
  },
  {
    value: 5_000,
    soldOn: -1,
    buyer_name: 'Peter Javor',
    recipient_name: 'Katka',
    message: 'Na jazdu v sedle, keď sa oteplí.',
    paidAfter: null,
  },
  {
    value: 8_000,
    soldOn: -12,
    buyer_name: 'Mária Brezová',
    recipient_name: null,
    message: null,
    paidAfter: null,
    voided: 'Kupujúca si to rozmyslela skôr, než zaplatila.',
  },
]
