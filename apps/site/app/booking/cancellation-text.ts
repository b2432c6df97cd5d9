import type { CancellationOffer } from '@dvor/contract/reservation-details.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'

type Rule = CancellationOffer['rules'][number]

/**
 * The cancellation terms as sentences with dates and euros, earliest first; what is already past is left out, and
 * rules that cost the same one after another become one.
 */
export function cancellationSentences(rules: readonly Rule[], today: Day): string[] {
  const open = rules.filter(({ until }) => until === null || until >= today)
  const told = open.filter((rule, index) => rule.fee !== open[index + 1]?.fee)
  return told.map((rule, index) => sentence(rule, told[index - 1] ?? null))
}

function sentence({ until, fee, fee_percent }: Rule, before: Rule | null): string {
  const start = before?.until ? `Od ${formatDay(addDays(before.until, 1))}` : ''
  const end = until ? `do ${formatDay(until)} vrátane` : ''
  const when = [start, end].filter(Boolean).join(' ') || 'Kedykoľvek'
  return `${capital(when)} ${consequence(fee, fee_percent, until)}`
}

function consequence(fee: number, percent: number, until: Day | null): string {
  if (fee === 0) return 'zrušíte rezerváciu bezplatne a vrátime vám všetko, čo ste zaplatili.'
  if (percent === 100) {
    const late = until === null ? ' alebo keď neprídete,' : ''
    return `pri zrušení${late} prepadá celá cena ${formatMoney(fee)}.`
  }
  return `je storno poplatok ${formatMoney(fee)} (${percent} % z ceny).`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
