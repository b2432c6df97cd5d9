import { formatDay } from '@dvor/format/day-text.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { PaymentProblem } from './payment-targets.ts'
import type { AppliedDispute } from './providers/provider.ts'

/** Text about a dispute for the owner; null once it is over without a loss. */
export function problemOf({ id, amount, state, isTaken, answerBy }: AppliedDispute): PaymentProblem | null {
  const sum = formatMoney(amount)
  const until = answerBy ? ` do ${formatDay(todayIn(answerBy))}` : ''
  if (state === 'lost') {
    const reason = `Platba ${sum} sa vrátila hosťovi a brána ju vzala späť. Skontrolujte, či ju treba pýtať znova.`
    return { kind: 'payment_reversed', subject: `${id}:lost`, reason }
  }
  if (state === 'won' || state === 'withdrawn') return null
  const reason = isTaken
    ? `Hosť namietol platbu ${sum} a brána ju vzala späť. Ak máte doklady, pošlite ich v bráne${until}.`
    : `Banka hosťa sa pýta na platbu ${sum}. Peniaze zatiaľ máte, odpovedzte jej v bráne${until}.`
  return { kind: 'payment_disputed', subject: isTaken ? `${id}:taken` : id, reason }
}
