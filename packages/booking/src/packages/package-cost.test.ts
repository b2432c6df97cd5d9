import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { expect, test } from 'vitest'
import { plainLine } from '../pricing/plain-line.ts'
import { packageCost } from './package-cost.ts'

const line = (kind: PriceLine['kind'], amount: number, more: Partial<PriceLine> = {}): PriceLine => ({
  ...plainLine({ kind, label: '', amount, vat_kind: 'accommodation' }),
  ...more,
})
const parts = [
  line('nights', 15_000, { in_package: true }),
  line('common_service', 3000, { vat_kind: 'food', in_package: true }),
]
const tax = line('stay_tax', 600, { vat_kind: null })

test.each<[string, PriceLine[], boolean, number]>([
  ['its parts alone', [line('service', 5000)], false, 18_000],
  ['less an agreed discount', [line('adjustment', -1500)], false, 16_500],
  [
    'less its share of a discount on all services',
    [line('service', 5000), line('adjustment', -2000)],
    false,
    16_500,
  ],
  ['without an agreed surcharge', [line('adjustment', 1500)], false, 18_000],
  ['less a coupon that it allows', [line('discount', -1500)], true, 16_500],
  [
    'whatever a coupon takes off other services',
    [line('service', 5000), line('discount', -1500)],
    false,
    18_000,
  ],
  ['less what the owner took off by hand', [line('custom', -1500)], false, 16_500],
  ['without what the owner added by hand', [line('custom', 1500)], false, 18_000],
  ['with the fee for parts that are left early', [line('early_departure', 4000)], false, 22_000],
  ['never less than nothing of a kind', [line('custom', -20_000)], false, 3000],
])('a package costs %s', (_what, others, allowsCoupon, cost) => {
  expect(packageCost([...parts, ...others, tax], allowsCoupon)).toBe(cost)
})
