import type { guestDocumentKinds, stayPurposes } from '@dvor/contract/guests/guest-register.ts'
import type { DocumentKind } from '@dvor/contract/money/invoices.ts'
import type { transactionKinds, transactionMethods } from '@dvor/contract/money/ledger.ts'

type ValueOf<C extends readonly { value: string }[]> = C[number]['value']

const documents: Record<DocumentKind, string> = {
  confirmation: 'Potvrdenie rezervácie',
  deposit_request: 'Zálohová výzva',
  advance_invoice: 'Faktúra k prijatej platbe',
  invoice: 'Faktúra',
  credit_note: 'Dobropis',
  stay_confirmation: 'Potvrdenie o pobyte',
}

const movements: Record<ValueOf<typeof transactionKinds>, string> = {
  payment: 'Platba',
  refund: 'Vrátenie',
  reversal: 'Storno zápisu',
}

const methods: Record<ValueOf<typeof transactionMethods>, string> = {
  card: 'Karta',
  transfer: 'Prevod',
  cash: 'Hotovosť',
  voucher: 'Poukaz',
  sandbox: 'Skúšobná platba',
}

const identity: Record<ValueOf<typeof guestDocumentKinds>, string> = {
  id_card: 'Občiansky preukaz',
  passport: 'Cestovný pas',
  residence_permit: 'Doklad o pobyte',
  none: 'Bez dokladu (dieťa)',
}

const purposes: Record<ValueOf<typeof stayPurposes>, string> = {
  holiday: 'Dovolenka a turistika',
  business: 'Práca',
  visit: 'Návšteva',
  treatment: 'Liečenie',
  other: 'Iný',
}

/** Names of the contract's lists, as guests read them. */
export const choiceWords = { documents, movements, methods, identity, purposes }
