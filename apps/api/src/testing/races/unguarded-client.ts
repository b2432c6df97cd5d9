import { rewritingClient } from './rewriting-client.ts'

const guards = [
  /"slot_occurrences"\."taken" \+ excluded\.taken <= "slot_occurrences"\."capacity"/,
  /\("coupons"\."max_uses" is null or "coupons"\."used_count" < "coupons"\."max_uses"\)/,
]

/** Counts seats and coupon uses without checking their limits, to show the effect of these conditions. */
export const UnguardedClient = rewritingClient((text) =>
  guards.reduce((left, guard) => left.replace(guard, 'true'), text),
)
