import { expect, test } from 'vitest'
import { plainLine } from '../pricing/plain-line.ts'
import { isFeeTaxed, keptByKind } from './fee-vat.ts'

test('the row that began last decides, without one the usual treatment', () => {
  expect(isFeeTaxed([], 'cancellation', '2027-06-01')).toBe(false)
  expect(isFeeTaxed([], 'no_show', '2027-06-01')).toBe(true)
  const rows = [{ fee: 'cancellation', treatment: 'as_service', valid_from: '2027-06-02' } as const]
  expect(isFeeTaxed(rows, 'cancellation', '2027-06-01')).toBe(false)
  expect(isFeeTaxed(rows, 'cancellation', '2027-06-02')).toBe(true)
  const same = [{ fee: 'no_show', treatment: 'outside', valid_from: '2004-05-01' } as const]
  expect(isFeeTaxed(same, 'no_show', '2027-06-01')).toBe(false)
})

test('a kept part is divided over the VAT kinds of the price, without the stay tax', () => {
  const line = (kind: 'nights' | 'service' | 'stay_tax', vat_kind: string | null, amount: number) =>
    plainLine({ kind, label: '', vat_kind, amount })
  const lines = [
    line('nights', 'accommodation', 24_000),
    line('service', 'drinks', 6000),
    line('stay_tax', null, 900),
  ]
  expect(keptByKind(10_000, lines)).toEqual([
    { kind: 'accommodation', amount: 8000 },
    { kind: 'drinks', amount: 2000 },
  ])
  // A sum that the owner took off by hand does not divide the rest.
  const off = [...lines, plainLine({ kind: 'custom', label: '', vat_kind: 'other', amount: -3000 })]
  expect(keptByKind(27_000, off).reduce((sum, { amount }) => sum + amount, 0)).toBe(27_000)
})
