import type { ExplainedRule } from '@dvor/contract/pricing/price-simulations.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { countOf } from '@dvor/format/plurals.ts'
import { i18n } from '../../../core/texts/i18n.ts'
import type { Outcome } from './outcomes-table.tsx'

/** A rule of the simulator with its amount, or why it does not apply and what it asks for instead. */
export function ruleOutcome({ id, title, amount, reason, wanted, lost }: ExplainedRule): Outcome {
  if (reason === null) return { id, title, amount, reason }
  const { t } = i18n
  const values = {
    range: wanted ? rangeText(wanted, reason === 'nights' ? 'night' : 'day') : '',
    amount: formatMoney(lost ?? 0),
  }
  return { id, title, amount, reason: t(`simulator.ruleReasons.${reason}`, values) }
}

/** At least so many, at most so many, from the one to the other, or exactly one number. */
function rangeText({ from, to }: NonNullable<ExplainedRule['wanted']>, noun: 'night' | 'day'): string {
  const { t } = i18n
  if (from === to && from !== null) return countOf(from, noun)
  if (to === null) return t('simulator.atLeast', { number: countOf(from ?? 0, noun) })
  return from === null
    ? t('simulator.atMost', { number: countOf(to, noun) })
    : `${from} – ${countOf(to, noun)}`
}
