import type { CancellationQuote } from '@dvor/contract/reservations/reservation-details.ts'
import { capital } from '@dvor/format/capital.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { bindShortWords, type Language } from '@dvor/format/language.ts'
import { formatMoney } from '@dvor/format/money.ts'

type Rule = CancellationQuote['rules'][number]

/**
 * The cancellation terms as sentences with dates and euros, earliest first. Past rules are left out, and consecutive
 * rules with the same costs become one. The same on the site and in e-mails.
 */
export function cancellationSentences(
  rules: readonly Rule[],
  today: Day,
  language: Language = 'sk',
): string[] {
  const open = rules.filter(({ until }) => until === null || until >= today)
  const shown = open.filter((rule, index) => rule.fee !== open[index + 1]?.fee)
  const sentence = language === 'sk' ? slovak : english
  return shown.map((rule, index) => sentence(rule, shown[index - 1]?.until ?? null))
}

/** `before` is the last day of the previous rule. */
function slovak({ until, fee, fee_percent }: Rule, before: Day | null): string {
  const start = before ? `Od ${formatDay(addDays(before, 1))}` : ''
  const end = until ? `do ${formatDay(until)} vrátane` : ''
  const when = [start, end].filter(Boolean).join(' ') || 'Kedykoľvek'
  return bindShortWords(`${capital(when)} ${consequence(fee, fee_percent, until)}`)
}

function consequence(fee: number, percent: number, until: Day | null): string {
  if (fee === 0) return 'zrušíte rezerváciu bezplatne a vrátime vám všetko, čo ste zaplatili.'
  if (percent === 100) {
    const late = until === null ? ' alebo keď neprídete,' : ''
    return `pri zrušení${late} prepadá celá cena bez dane za ubytovanie, ${formatMoney(fee)}.`
  }
  return `je storno poplatok ${formatMoney(fee)} (${percent} % z ceny bez dane za ubytovanie).`
}

function english({ until, fee, fee_percent }: Rule, before: Day | null): string {
  const start = before ? `From ${formatDay(addDays(before, 1), 'en')}` : ''
  const end = until ? `until ${formatDay(until, 'en')} inclusive` : ''
  const when = capital([start, end].filter(Boolean).join(' ') || 'At any time')
  if (fee === 0) return `${when} you can cancel free of charge and get back all that you have paid.`
  if (fee_percent < 100)
    return `${when} cancelling costs ${formatMoney(fee, 'en')} (${fee_percent}% of the price without the stay tax).`
  const late = until === null ? ', or if you do not come,' : ''
  return `${when}, if you cancel${late} the whole price without the stay tax, ${formatMoney(fee, 'en')}, is kept.`
}
