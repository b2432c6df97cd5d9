import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'

type Facts = Pick<PriceLine, 'kind' | 'label' | 'vat_kind' | 'amount'> & { rule?: string }

/** A line of one piece that belongs to no unit and no nights; cents. */
export const plainLine = ({ rule, amount, ...facts }: Facts): PriceLine => ({
  ...facts,
  rule: rule ?? null,
  accommodation_unit: null,
  quantity: 1,
  first_night: null,
  last_night: null,
  unit_price: amount,
  amount,
})
