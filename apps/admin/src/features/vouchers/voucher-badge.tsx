import { voucherStates, type VoucherState } from '@dvor/contract/money/vouchers.ts'
import badges from '../../core/page/badges.module.css'
import { labelIn } from '../../core/texts/declared.ts'

const tones: Readonly<Record<VoucherState, string>> = {
  waiting: 'wait',
  lapsed: 'plain',
  valid: 'good',
  redeemed: 'plain',
  expired: 'bad',
  void: 'plain',
}

/** The state of a voucher. */
export function VoucherBadge({ state }: { state: VoucherState }) {
  return (
    <span className={badges.badge} data-tone={tones[state]}>
      {labelIn(voucherStates, state)}
    </span>
  )
}
