import { bakeryInvoice } from '@dvor/sample/content/suppliers/bakery-invoice.ts'

/** The e-invoice of a supplier as a file; another `total` than 123.00 is wrong. */
export const supplierInvoice = (number: string, total = '123.00'): string =>
  bakeryInvoice({ number, issued_on: '2027-01-15', due_on: '2027-01-29', buyer: '2012345676', total })
