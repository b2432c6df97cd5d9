import type { CancellationRule } from '@dvor/contract/collections/global-settings.ts'
import { houseSettings, usualRetentionDays } from '../house-settings.ts'

/** What terms and privacy notice must say about the business. */
export interface HouseFacts {
  legalName: string
  address: string
  ico: string
  dic: string
  /** How VAT concerns the house, as a sentence. */
  vat: string
  register: string
  email: string
  phone: string
  checkInFrom: string
  checkInUntil: string
  checkOutUntil: string
  depositPercent: number
  fullPaymentDays: number
  transferDays: number
  stayTax: string
  /** Days after departure for which the guest register is kept. */
  retentionDays: number
  /** Day from which the text holds, in Slovak form. */
  validFrom: string
  cancellation: readonly CancellationRule[]
}

const missing = (what: string): string => `<strong>[doplňte: ${what}]</strong>`

/** A house whose owner has not said anything yet: the gaps are plain to see, so that nobody publishes them unread. */
export const unknownHouse: HouseFacts = {
  legalName: missing('obchodné meno'),
  address: missing('sídlo'),
  ico: missing('IČO'),
  dic: missing('DIČ'),
  vat: missing('či je prevádzkovateľ platiteľom DPH'),
  register: missing('zápis v registri'),
  email: missing('e-mail'),
  phone: missing('telefón'),
  checkInFrom: '14.00',
  checkInUntil: '20.00',
  checkOutUntil: '10.00',
  depositPercent: 30,
  fullPaymentDays: 14,
  transferDays: 5,
  stayTax: missing('sadzba dane podľa všeobecne záväzného nariadenia obce'),
  retentionDays: usualRetentionDays,
  validFrom: missing('deň účinnosti'),
  cancellation: houseSettings.cancellation_rules ?? [],
}
