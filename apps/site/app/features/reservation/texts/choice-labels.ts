import type { Choice } from '@dvor/contract/declaration/field.ts'
import { guestDocumentKinds, stayPurposes } from '@dvor/contract/guests/guest-register.ts'
import { documentKinds } from '@dvor/contract/money/invoices.ts'
import { transactionKinds, transactionMethods } from '@dvor/contract/money/ledger.ts'
import type { Language } from '@dvor/format/languages.ts'

type Choices = readonly { value: string; label: string }[]

/** A list of the contract with English names for guests; a missing one does not compile. */
function inLanguages<const C extends readonly Choice[]>(
  choices: C,
  english: Readonly<Record<C[number]['value'], string>>,
): Readonly<Record<Language, Choices>> {
  const names: Readonly<Record<string, string>> = english
  return {
    sk: choices.map(({ value, label }) => ({ value, label: label.sk })),
    en: choices.map(({ value, label }) => ({ value, label: names[value] ?? label.en })),
  }
}

export const documentLabels = inLanguages(documentKinds, {
  confirmation: 'Booking confirmation',
  deposit_request: 'Request for a deposit',
  advance_invoice: 'Invoice for a received payment',
  invoice: 'Invoice',
  credit_note: 'Credit note',
  stay_confirmation: 'Confirmation of stay',
})

export const movementLabels = inLanguages(transactionKinds, {
  payment: 'Payment',
  refund: 'Refund',
  reversal: 'Reversed entry',
})

export const methodLabels = inLanguages(transactionMethods, {
  card: 'Card',
  transfer: 'Bank transfer',
  cash: 'Cash',
  voucher: 'Voucher',
  sandbox: 'Trial payment',
})

export const identityLabels = inLanguages(guestDocumentKinds, {
  id_card: 'Identity card',
  passport: 'Passport',
  residence_permit: 'Residence permit',
  none: 'No document (child)',
})

export const purposeLabels = inLanguages(stayPurposes, {
  holiday: 'Holiday and tourism',
  business: 'Work',
  visit: 'Visit',
  treatment: 'Medical treatment',
  other: 'Other',
})

/** Returns the name of a value; the value itself where the list does not have it. */
export const labelOf = (choices: Choices, value: string): string =>
  choices.find((one) => one.value === value)?.label ?? value
