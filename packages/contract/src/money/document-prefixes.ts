import type { FieldIssue } from '../errors/errors.ts'

/** Beginnings of the numbers of documents, each of one kind; those of tax documents are settings. */
export const documentPrefixes = {
  confirmation: 'PR',
  deposit_request: 'ZV',
  stay_confirmation: 'PO',
  /** Receipt of a payment for a reservation. */
  payment_receipt: 'PD',
  /** Document about the money for a voucher. */
  voucher_receipt: 'PP',
  till_handover: 'OP',
} as const

const settingsOfPrefixes = ['invoice_prefix', 'advance_invoice_prefix', 'credit_note_prefix'] as const

/**
 * Issues of the settings whose prefix belongs to other documents, too: two of them would get the same number. Empty and
 * absent ones are allowed.
 */
export function prefixIssues(settings: Readonly<Record<string, unknown>>): FieldIssue[] {
  const fixed: readonly unknown[] = Object.values(documentPrefixes)
  return settingsOfPrefixes.flatMap((path) => {
    const prefix = settings[path]
    const others = settingsOfPrefixes.filter((one) => one !== path).map((one) => settings[one])
    return prefix && [...fixed, ...others].includes(prefix) ? [{ path, code: 'not_unique' }] : []
  })
}
