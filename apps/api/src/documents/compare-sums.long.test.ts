import { test } from 'vitest'
import { expectDiscountKept, openVoucherPayment, percentOff } from '../testing/documents/voucher-payment.ts'

const here = openVoucherPayment()

const off = { label: 'Zľava', quantity: 1, unit_price: -1890, vat_kind: 'accommodation' }

test.each([
  ['agreed', percentOff],
  ['typed', { adjustment: null, custom_lines: [off] }],
])('a discount %s before the payment stays with the voucher', async (_how, agreed) =>
  expectDiscountKept(here, true, agreed),
)
